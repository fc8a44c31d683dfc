import type {Currency, Locale} from "@gradus/schemas/markets";
import {formatMoney} from "../money/format-money.ts";
import type {CheckoutLine} from "./tables.ts";

type Plan = NonNullable<CheckoutLine["plan"]>;

const WORDS: Readonly<Record<Locale, (months: number, price: string) => string>> = {
  en: (months, price) =>
    `You agree to stay for ${months} months, counted from its first charge: ${price} for each period. After that you can cancel at any time.`,
  de: (months, price) =>
    `Du sagst zu, ${months} Monate dabeizubleiben, gezählt ab der ersten Abbuchung: ${price} für jeden Zeitraum. Danach kannst du jederzeit kündigen.`,
  fr: (months, price) =>
    `Vous vous engagez pour ${months} mois à compter du premier prélèvement : ${price} par période. Ensuite, vous pouvez résilier à tout moment.`,
  es: (months, price) =>
    `Te comprometes durante ${months} meses, contados desde el primer cargo: ${price} por cada periodo. Después puedes cancelar cuando quieras.`,
};

/** The text above the pay button; null for a plan without a commitment. */
export function commitmentText(
  {commitment_months, amount}: Plan,
  currency: Currency,
  locale: Locale,
): string | null {
  if (commitment_months === 0) return null;
  return WORDS[locale](commitment_months, formatMoney(amount, currency, locale));
}
