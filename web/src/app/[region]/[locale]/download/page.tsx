import {ComposedPage, composedMetadata} from "@/page-kit/composed-page";
import type {MarketProps} from "@/page-kit/market-props";

const ROUTE = {type: "downloadPage", slug: "download", path: "/download"} as const;

export async function generateMetadata({params}: MarketProps) {
  return composedMetadata(ROUTE, await params);
}

export default async function DownloadRoute({params}: MarketProps) {
  return <ComposedPage route={ROUTE} segments={await params} />;
}
