import "server-only";
import {notFound, permanentRedirect, redirect} from "next/navigation";
import type {MarketView} from "@/content/view";
import {marketPath} from "@/lib/market-path";
import {findRedirect} from "./redirect.query";

/** For an address no page answers: a former one leads on, any other is not found. */
export async function redirectOrNotFound(path: string, market: MarketView): Promise<never> {
  const moved = await findRedirect(path, market);
  if (!moved) notFound();
  const target = marketPath(market, moved.to);
  if (moved.permanent) permanentRedirect(target);
  redirect(target);
}
