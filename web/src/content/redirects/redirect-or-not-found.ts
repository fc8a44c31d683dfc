import "server-only";
import {notFound, permanentRedirect, redirect} from "next/navigation";
import type {MarketView} from "@/content/view";
import {marketPath} from "@/lib/market-path";
import {findRedirect} from "./find-redirect";
import {getMoves} from "./moves.query";

/**
 * For an address without a page: a former address redirects, any other is not found. The visitor's query is added when
 * the response is sent, since a page that read it could not be cached.
 */
export async function redirectOrNotFound(path: string, market: MarketView): Promise<never> {
  const moved = findRedirect(path, market, await getMoves(market.view));
  if (!moved) notFound();
  const target = marketPath(market, moved.to);
  if (moved.permanent) permanentRedirect(target);
  redirect(target);
}
