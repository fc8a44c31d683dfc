import {permanentRedirect} from "next/navigation";
import {marketPath} from "@/lib/market-path";
import {requireMarket} from "@/lib/require-market";
import type {SlugProps} from "@/page-kit/market-props";

type Props = SlugProps<"handle">;

export function generateStaticParams() {
  return [{handle: "pod"}];
}

export default async function MovedProductRoute({params}: Props) {
  const {handle, ...segments} = await params;
  permanentRedirect(marketPath(requireMarket(segments), `/store/${handle}`));
}
