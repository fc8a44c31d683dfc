import {ComposedPage, composedMetadata} from "@/page-kit/composed-page";
import type {MarketProps} from "@/page-kit/market-props";

const ROUTE = {type: "compatibilityPage", slug: "compatibility", path: "/compatibility"} as const;

export async function generateMetadata({params}: MarketProps) {
  return composedMetadata(ROUTE, await params);
}

export default async function CompatibilityRoute({params}: MarketProps) {
  return <ComposedPage route={ROUTE} segments={await params} />;
}
