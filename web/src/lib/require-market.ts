import "server-only";
import {type MarketParams, parseMarket} from "@gradus/schemas/markets";
import {notFound} from "next/navigation";

/** The market of two raw URL segments; anything we do not serve is a 404. */
export function requireMarket({region, locale}: {region: string; locale: string}): MarketParams {
  return parseMarket(region, locale) ?? notFound();
}
