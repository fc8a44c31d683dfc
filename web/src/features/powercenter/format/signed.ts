import {numberFormat} from "@/lib/format/intl";

/** A difference: with its sign, unless it is none. The minus is as wide as the plus, which hyphens are not. */
export function signed(locale: string, value: number, digits = 0): string {
  return numberFormat(locale, {
    signDisplay: "exceptZero",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace("-", "\u2212");
}
