import {market as marketOf} from "@gradus/schemas/markets";
import type {PageContext} from "@/content/page-context";
import {formatNumber} from "@/lib/format/numbers";
import type {PriceNotes} from "@/ui/price";

type WordContext = Pick<PageContext, "market" | "t">;

export function priceNotes(context: WordContext): PriceNotes {
  return {taxLine: taxLine(context), was: context.t("sections.price.was")};
}

/** The tax an amount contains in this region, or the tax and duties still to come. */
export function taxLine({market, t}: WordContext): string {
  const {mode, rate, name} = marketOf(market.region).tax;
  const taxName = t(name === "GST" ? "sections.price.gst" : "sections.price.vat");
  const lines = {
    inclusive: () => t("store.priceInclTax", {rate: formatNumber(rate ?? 0, market), taxName}),
    exclusive: () => t("store.priceExclTax"),
    destination: () => t("sections.price.destination", {taxName}),
    duties: () => t("sections.price.duties"),
  };
  return lines[mode]();
}

/** The same within a sentence, which has a full stop of its own. */
export const taxClause = (context: WordContext) => taxLine(context).replace(/\.$/, "");
