import "server-only";
import type {MarketParams} from "@gradus/schemas/markets";
import type {MarketView} from "@/content/view";
import {requireMarket} from "@/lib/require-market";
import {readPreviewSession} from "./read-session";

/** The market of two URL segments as this visitor sees it; anything we do not serve is a 404. */
export async function viewMarket(segments: {region: string; locale: string}): Promise<MarketView> {
  return withView(requireMarket(segments));
}

/** For heads and data that machines read: the same content, without marks. */
export async function withPlainView(market: MarketParams): Promise<MarketView> {
  const preview = await readPreviewSession();
  return preview ? {...market, view: {...preview.view, hasStega: false}} : market;
}

async function withView(market: MarketParams): Promise<MarketView> {
  const preview = await readPreviewSession();
  return preview ? {...market, view: preview.view} : market;
}
