import {LegalPage, legalMetadata} from "@/features/legal/legal-page";
import type {MarketProps} from "@/page-kit/market-props";

const KIND = "cookies";

export async function generateMetadata({params}: MarketProps) {
  return legalMetadata(KIND, await params);
}

export default async function CookiesRoute({params}: MarketProps) {
  return <LegalPage kind={KIND} segments={await params} />;
}
