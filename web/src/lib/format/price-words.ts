import {market as marketOf} from "@gradus/schemas/markets";
import type {PageContext} from "@/lib/page-context";
import type {PriceWords} from "@/ui/price";
import {formatNumber} from "./numbers";

type WordContext = Pick<PageContext, "market" | "t">;

/** What stands beside an amount: the tax it contains in this region, or the tax and duties still to come. */
export function priceWords({market, t}: WordContext): PriceWords {
  const {rate, name} = marketOf(market.region).tax;
  const taxName = t(name === "GST" ? "sections.price.gst" : "sections.price.vat");
  return {
    inclusive: () => t("store.priceInclTax", {rate: formatNumber(rate ?? 0, market), taxName}),
    exclusive: t("store.priceExclTax"),
    destination: t("sections.price.destination", {taxName}),
    duties: t("sections.price.duties"),
    was: t("sections.price.was"),
  };
}

/** The tax words of a region alone, for a table whose amounts all share them. */
export function taxLine(context: WordContext): string {
  const {mode} = marketOf(context.market.region).tax;
  const words = priceWords(context);
  return mode === "inclusive" ? words.inclusive({rate: "", taxName: ""}) : words[mode];
}
