import {LegalPage, legalPageMetadata} from "@/page-kit/legal/legal-page";
import type {MarketProps} from "@/page-kit/market-props";

const KIND = "warranty";

export async function generateMetadata({params}: MarketProps) {
  return legalPageMetadata(KIND, await params);
}

export default async function WarrantyRoute({params}: MarketProps) {
  return <LegalPage kind={KIND} segments={await params} />;
}
