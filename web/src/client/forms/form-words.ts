import "server-only";
import {formatLocale} from "@gradus/schemas/markets";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

// A count no message contains otherwise; the browser puts the real one in its place.
const SAMPLE = 22;

const VALIDATION = [
  ...(["required", "emailRequired", "emailInvalid", "emailInvalidShort", "passwordRequired"] as const),
  ...([
    "passwordShort",
    "passwordCommon",
    "tooLong",
    "number",
    "range",
    "date",
    "characters",
    "choose",
  ] as const),
] as const;

const COMMON = [
  ...(["problem", "unreachable", "sessionUnavailable", "forbidden", "changedElsewhere", "optional"] as const),
] as const;

/** The words every form needs, in the page's language. */
export function formWords({t, market, values}: Pick<PageContext, "t" | "market" | "values">) {
  return {
    validation: pickWords(market.locale, "validation", VALIDATION),
    common: pickWords(market.locale, "common", COMMON),
    oneMistake: t("common.errorSummary", {count: 1}),
    manyMistakes: t("common.errorSummary", {count: SAMPLE}).replace(String(SAMPLE), "{count}"),
    rateLimited: pickWords(market.locale, "auth", ["rateLimited"]).rateLimited,
    /** How numbers and days are written here. */
    format: formatLocale(market),
    supportEmail: values.supportEmail ?? "",
  };
}
export type FormWords = ReturnType<typeof formWords>;
