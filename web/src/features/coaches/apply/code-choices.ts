import "server-only";
import {isCountry} from "@gradus/backend/contract/country";
import {displayNames} from "@/lib/format/intl";
import type {Choice} from "@/ui/form/select-field";

/** Languages that the first coaches are likely to speak; applicants enter others in the message. */
const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "no", "da", "fi", "pl", "cs", "ja", "zh"];

/** Countries and languages of coaches, named on the server, because browsers may have other names. */
export function codeChoices(locale: string) {
  return {
    countries: named(listCountries(), locale, "region"),
    languages: named(LANGUAGES, locale, "language"),
  };
}
export type CodeChoices = ReturnType<typeof codeChoices>;

function named(codes: readonly string[], locale: string, type: "region" | "language"): Choice[] {
  const names = displayNames(locale, type);
  const {compare} = new Intl.Collator(locale);
  return codes
    .map((value) => ({value, label: names.of(value) ?? value}))
    .sort((a, b) => compare(a.label, b.label));
}

function listCountries() {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters.flatMap((first) => letters.map((second) => `${first}${second}`)).filter(isCountry);
}
