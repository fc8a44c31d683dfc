import {exponentOf} from "./money.ts";

export function formatMoney(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, {style: "currency", currency}).format(
    amount / 10 ** exponentOf(currency),
  );
}
