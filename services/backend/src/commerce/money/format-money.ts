import {exponentOf} from "./money.ts";

/** An amount as people of a language write it. The only place where it becomes a number with a point. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, {style: "currency", currency}).format(
    amount / 10 ** exponentOf(currency),
  );
}
