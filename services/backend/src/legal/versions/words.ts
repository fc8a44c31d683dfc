import {isRegion, LOCALES, type Locale, MARKETS} from "@gradus/schemas/markets";
import {ownValue} from "@gradus/schemas/own-value";

const LIST = new Intl.ListFormat("en-GB", {type: "conjunction"});
const LANGUAGE = new Intl.DisplayNames("en", {type: "language"});
const DAY = new Intl.DateTimeFormat("en-GB", {dateStyle: "long", timeZone: "UTC"});

const WITH_ARTICLE = /^(United|European) /;

/** "Canada and Switzerland", in the order of the alphabet. */
export function nameRegions(regions: readonly string[]): string {
  const names = regions.map((region) => (isRegion(region) ? MARKETS[region].name.en : region));
  const sorted = names.sort((a, b) => a.localeCompare(b, "en"));
  return LIST.format(sorted.map((name) => (WITH_ARTICLE.test(name) ? `the ${name}` : name)));
}

export function listNames(names: readonly string[]): string {
  return LIST.format(names);
}

export function nameLanguage(locale: string): string {
  return LANGUAGE.of(locale) ?? locale;
}

/** "1 January 2027". */
export function nameDay(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

const SCOPE_NAMES: Readonly<Record<string, string>> = {
  base: "all regions",
  euConsumer: "European consumer law",
};

export function nameScope(scope: string): string {
  return ownValue(SCOPE_NAMES, scope) ?? (isRegion(scope) ? MARKETS[scope].name.en : scope);
}

/** Languages in the order the site lists them. */
export function byLanguage(a: {readonly locale: string}, b: {readonly locale: string}): number {
  return rank(a.locale) - rank(b.locale);
}

function rank(locale: string): number {
  const at = LOCALES.findIndex((known: Locale) => known === locale);
  return at < 0 ? LOCALES.length : at;
}
