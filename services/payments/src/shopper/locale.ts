import {LOCALES, type Locale} from "@gradus/schemas/markets";

/** The language the session requests; else the browser's, else English. */
export function pickLocale(requestedLocale: string | null, acceptLanguage: string | undefined): Locale {
  const candidates = [requestedLocale ?? "", ...(acceptLanguage ?? "").split(",")].map((tag) =>
    tag.trim().slice(0, 2),
  );
  return (
    candidates.map((tag) => LOCALES.find((locale) => locale === tag)).find((found) => found !== undefined) ??
    "en"
  );
}

/** Minor units as people of a language write them. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, {style: "currency", currency});
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

export const formatDate = (seconds: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale, {dateStyle: "long", timeZone: "UTC"}).format(seconds * 1000);

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, {type: "region"}).of(code) ?? code;
}
