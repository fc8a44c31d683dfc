import {market as marketOf} from "@gradus/schemas/markets";
import type {PageContext} from "@/lib/page-context";
import type {PriceWords} from "@/ui/price";
import {formatNumber} from "./numbers";

type WordContext = Pick<PageContext, "market" | "t">;

/** What stands beside an amount: the tax it contains in this region, or the tax and duties still to come. */
export function priceWords({market, t}: WordContext): PriceWords {
  const {name} = marketOf(market.region).tax;
  const taxName = t(name === "GST" ? "store.taxGst" : "store.taxVat");
  return {
    inclusive: ({rate}) => t("store.priceInclTax", {rate, taxName}),
    exclusive: t("store.priceExclTax"),
    destination: t("store.priceDestinationTax"),
    duties: t("store.priceDuties"),
    was: t("store.formerPrice"),
  };
}

/** The tax words of a region alone, for a table whose amounts all share them. */
export function taxLine(context: WordContext): string {
  const {mode, rate} = marketOf(context.market.region).tax;
  const words = priceWords(context);
  if (mode !== "inclusive") return words[mode];
  const percent = formatNumber((rate ?? 0) / 100, context.market, {style: "percent", maximumFractionDigits: 1});
  return words.inclusive({rate: percent, taxName: ""});
}
