import {defaultLocale, INTERNATIONAL, parseMarket} from "@gradus/schemas/markets";
import {marketPath} from "@/lib/market-path";

export function blockedPath(to: string, retry: string): string {
  const [, region = "", locale = ""] = to.split(/[/?#]/);
  const market = parseMarket(region, locale) ?? {region: INTERNATIONAL, locale: defaultLocale(INTERNATIONAL)};
  return `${marketPath(market, "/preview-blocked")}?${new URLSearchParams({retry})}`;
}
