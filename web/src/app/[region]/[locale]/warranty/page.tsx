import {LegalPage, legalMetadata} from "@/features/legal/legal-page";
import type {MarketProps} from "@/page-kit/market-props";

const KIND = "warranty";

export async function generateMetadata({params}: MarketProps) {
  return legalMetadata(KIND, await params);
}

export default async function WarrantyRoute({params}: MarketProps) {
  return <LegalPage kind={KIND} segments={await params} />;
}
