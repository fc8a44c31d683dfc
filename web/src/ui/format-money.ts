import type {Currency} from "@gradus/schemas/markets";

/** Minor units to text. Whole amounts lose their ".00": a price list is easier to compare without them. */
export function formatMoney(amount: number, currency: Currency, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  return format.format(amount / 100);
}
