import type {PriceWords} from "@/ui/price";
import type {Translator} from "./messages";

/** The tax line under an amount, in the interface's words. */
export function priceWords(t: Translator): PriceWords {
  return {
    inclusive: ({rate, name}) =>
      t("store.priceInclTax", {rate, taxName: name === "GST" ? t("store.taxGst") : t("store.taxVat")}),
    exclusive: t("store.priceExclTax"),
    destination: t("store.priceDestinationTax"),
    duties: t("store.priceDuties"),
    was: t("store.formerPrice"),
  };
}
