import {ComposedPage, composedMetadata} from "@/page-kit/composed-page";
import type {MarketProps} from "@/page-kit/market-props";

const ROUTE = {type: "faqPage", slug: "faq", path: "/faq"} as const;

export async function generateMetadata({params}: MarketProps) {
  return composedMetadata(ROUTE, await params);
}

export default async function QuestionsRoute({params}: MarketProps) {
  return <ComposedPage route={ROUTE} segments={await params} />;
}
