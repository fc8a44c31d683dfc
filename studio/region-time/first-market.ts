import {isLocale, listMarkets, type MarketParams} from "@gradus/schemas/markets";

/** The region whose own language it is, before those that merely offer it: where a document is looked at first. */
export function firstMarketIn(locale: unknown): MarketParams {
  const markets = listMarkets();
  const marketLocale = typeof locale === "string" && isLocale(locale) ? locale : "en";
  const own = markets.find((market) => market.region === marketLocale && market.locale === marketLocale);
  return own ?? markets.find((market) => market.locale === marketLocale) ?? {region: "us", locale: "en"};
}
