import {EU_LAW, type MarketLaw, NO_EU_LAW} from "./market-law.ts";

/** English is the language every other one falls back to. */
export const LOCALES = ["en", "de", "fr", "es"] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE: Locale = "en";

export const CURRENCIES = ["USD", "CAD", "GBP", "EUR", "AUD", "CHF"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** How a price is shown. `rate` is the tax already inside it, in percent; null means tax is added later. */
export interface TaxDisplay {
  readonly mode: "inclusive" | "exclusive" | "destination" | "duties";
  readonly rate: number | null;
  readonly name: "VAT" | "GST" | null;
}

export interface Market {
  /** The first locale is the region's default. */
  readonly locales: readonly [Locale, ...Locale[]];
  readonly currency: Currency;
  readonly tax: TaxDisplay;
  readonly units: {readonly distance: "km" | "mi"; readonly temperature: "C" | "F"};
  /** Whose midnight is the region's, until its settings name another. */
  readonly timeZone: string;
  /** Working days from an order to its arrival, the soonest and the latest. */
  readonly delivery: readonly [soonest: number, latest: number];
  readonly weekStart: "monday" | "sunday";
  /** ISO 3166 codes that belong to this region; empty only for the international one. */
  readonly countries: readonly string[];
  /** `<link hreflang>` codes by locale. `EU` is no country, hence explicit lists. */
  readonly hreflang: Partial<Record<Locale, readonly string[]>>;
  /** `<html lang>` and `Intl` locale by locale. */
  readonly formats: Partial<Record<Locale, string>>;
  /** flag-icons code; null draws the globe. A flag stands for a region, never for a language. */
  readonly flag: string | null;
  readonly name: Readonly<Record<Locale, string>>;
  readonly consent: "optIn" | "notice";
  readonly law: MarketLaw;
}

const METRIC: Market["units"] = {distance: "km", temperature: "C"};
const inclusive = (rate: number, name: "VAT" | "GST"): TaxDisplay => ({mode: "inclusive", rate, name});
const PLUS_TAX: TaxDisplay = {mode: "exclusive", rate: null, name: null};

export const MARKETS = {
  us: {
    locales: ["en", "es"],
    currency: "USD",
    tax: PLUS_TAX,
    units: {distance: "mi", temperature: "F"},
    timeZone: "America/New_York",
    delivery: [5, 6],
    weekStart: "sunday",
    countries: ["US", "PR", "GU", "VI", "AS", "MP"],
    hreflang: {en: ["en-US"], es: ["es-US"]},
    formats: {en: "en-US", es: "es-US"},
    flag: "us",
    name: {en: "United States", de: "Vereinigte Staaten", fr: "États-Unis", es: "Estados Unidos"},
    consent: "notice",
    law: NO_EU_LAW,
  },
  ca: {
    locales: ["en", "fr"],
    currency: "CAD",
    tax: PLUS_TAX,
    units: METRIC,
    timeZone: "America/Toronto",
    delivery: [6, 8],
    weekStart: "sunday",
    countries: ["CA"],
    hreflang: {en: ["en-CA"], fr: ["fr-CA"]},
    formats: {en: "en-CA", fr: "fr-CA"},
    flag: "ca",
    name: {en: "Canada", de: "Kanada", fr: "Canada", es: "Canadá"},
    consent: "notice",
    law: NO_EU_LAW,
  },
  gb: {
    locales: ["en"],
    currency: "GBP",
    tax: inclusive(20, "VAT"),
    units: {distance: "mi", temperature: "C"},
    timeZone: "Europe/London",
    delivery: [4, 6],
    weekStart: "monday",
    countries: ["GB", "GG", "JE", "IM"],
    hreflang: {en: ["en-GB"]},
    formats: {en: "en-GB"},
    flag: "gb",
    name: {en: "United Kingdom", de: "Vereinigtes Königreich", fr: "Royaume-Uni", es: "Reino Unido"},
    consent: "optIn",
    law: NO_EU_LAW,
  },
  de: {
    locales: ["de", "en"],
    currency: "EUR",
    tax: inclusive(19, "VAT"),
    units: METRIC,
    timeZone: "Europe/Berlin",
    delivery: [3, 5],
    weekStart: "monday",
    countries: ["DE"],
    hreflang: {de: ["de-DE"], en: ["en-DE"]},
    formats: {de: "de-DE", en: "en-DE"},
    flag: "de",
    name: {en: "Germany", de: "Deutschland", fr: "Allemagne", es: "Alemania"},
    consent: "optIn",
    law: {...EU_LAW, cancelContract: true, providerIdentification: true},
  },
  fr: {
    locales: ["fr", "en"],
    currency: "EUR",
    tax: inclusive(20, "VAT"),
    units: METRIC,
    timeZone: "Europe/Paris",
    delivery: [4, 6],
    weekStart: "monday",
    countries: ["FR", "MC", "GP", "MQ", "GF", "RE", "YT"],
    hreflang: {fr: ["fr-FR"], en: ["en-FR"]},
    formats: {fr: "fr-FR", en: "en-FR"},
    flag: "fr",
    name: {en: "France", de: "Frankreich", fr: "France", es: "Francia"},
    consent: "optIn",
    law: EU_LAW,
  },
  es: {
    locales: ["es", "en"],
    currency: "EUR",
    tax: inclusive(21, "VAT"),
    units: METRIC,
    timeZone: "Europe/Madrid",
    delivery: [4, 6],
    weekStart: "monday",
    countries: ["ES"],
    hreflang: {es: ["es-ES"], en: ["en-ES"]},
    formats: {es: "es-ES", en: "en-ES"},
    flag: "es",
    name: {en: "Spain", de: "Spanien", fr: "Espagne", es: "España"},
    consent: "optIn",
    law: EU_LAW,
  },
  eu: {
    locales: ["en", "de", "fr"],
    currency: "EUR",
    tax: {mode: "destination", rate: null, name: "VAT"},
    units: METRIC,
    timeZone: "Europe/Brussels",
    delivery: [4, 6],
    weekStart: "monday",
    countries: [
      "AT",
      "BE",
      "BG",
      "CY",
      "CZ",
      "DK",
      "EE",
      "FI",
      "GR",
      "HR",
      "HU",
      "IE",
      "IT",
      "LT",
      "LU",
      "LV",
      "MT",
      "NL",
      "PL",
      "PT",
      "RO",
      "SE",
      "SI",
      "SK",
    ],
    hreflang: {
      en: ["en-IE", "en-NL", "en-SE", "en-DK", "en-FI"],
      de: ["de-AT", "de-LU"],
      fr: ["fr-BE", "fr-LU"],
    },
    formats: {en: "en-IE", de: "de-AT", fr: "fr-BE"},
    flag: "eu",
    name: {en: "Europe", de: "Europa", fr: "Europe", es: "Europa"},
    consent: "optIn",
    law: {...EU_LAW, providerIdentification: true},
  },
  au: {
    locales: ["en"],
    currency: "AUD",
    tax: inclusive(10, "GST"),
    units: METRIC,
    timeZone: "Australia/Sydney",
    delivery: [7, 10],
    weekStart: "monday",
    countries: ["AU"],
    hreflang: {en: ["en-AU"]},
    formats: {en: "en-AU"},
    flag: "au",
    name: {en: "Australia", de: "Australien", fr: "Australie", es: "Australia"},
    consent: "notice",
    law: NO_EU_LAW,
  },
  ch: {
    locales: ["de", "fr", "en"],
    currency: "CHF",
    tax: inclusive(8.1, "VAT"),
    units: METRIC,
    timeZone: "Europe/Zurich",
    delivery: [4, 6],
    weekStart: "monday",
    countries: ["CH", "LI"],
    hreflang: {de: ["de-CH"], fr: ["fr-CH"], en: ["en-CH"]},
    formats: {de: "de-CH", fr: "fr-CH", en: "en-CH"},
    flag: "ch",
    name: {en: "Switzerland", de: "Schweiz", fr: "Suisse", es: "Suiza"},
    consent: "notice",
    law: NO_EU_LAW,
  },
  int: {
    locales: ["en", "es", "de", "fr"],
    currency: "USD",
    tax: {mode: "duties", rate: null, name: null},
    units: METRIC,
    timeZone: "Etc/UTC",
    delivery: [8, 14],
    weekStart: "monday",
    countries: [],
    hreflang: {en: ["en"], es: ["es"], de: ["de"], fr: ["fr"]},
    formats: {en: "en", es: "es", de: "de", fr: "fr"},
    flag: null,
    name: {en: "International", de: "International", fr: "International", es: "Internacional"},
    consent: "notice",
    law: NO_EU_LAW,
  },
} as const satisfies Record<string, Market>;

export type Region = keyof typeof MARKETS;
export const REGIONS = Object.keys(MARKETS) as Region[];
/** The region for visitors from countries that belong to no other region. */
export const INTERNATIONAL: Region = "int";

export interface MarketParams {
  readonly region: Region;
  readonly locale: Locale;
}

export function isRegion(value: string): value is Region {
  return Object.hasOwn(MARKETS, value);
}

export function isLocale(value: string): value is Locale {
  return (LOCALES as readonly string[]).includes(value);
}

export function market(region: Region): Market {
  return MARKETS[region];
}

export function defaultLocale(region: Region): Locale {
  return market(region).locales[0];
}

/** Narrows two raw URL segments to a pair we serve, or null (the caller answers 404). */
export function parseMarket(region: string, locale: string): MarketParams | null {
  if (!isRegion(region) || !isLocale(locale)) return null;
  return market(region).locales.includes(locale) ? {region, locale} : null;
}

export function listMarkets(): MarketParams[] {
  return REGIONS.flatMap((region) => market(region).locales.map((locale) => ({region, locale})));
}

/** The language an `Intl` formatter or `<html lang>` uses for this pair. */
export function formatLocale({region, locale}: MarketParams): string {
  return market(region).formats[locale] ?? locale;
}

/** The region that serves a country (ISO 3166, any case), or the international one. */
export function regionOfCountry(country: string): Region {
  const code = country.toUpperCase();
  return REGIONS.find((region) => market(region).countries.includes(code)) ?? INTERNATIONAL;
}

export function localeChain(locale: Locale): readonly Locale[] {
  return locale === FALLBACK_LOCALE ? [locale] : [locale, FALLBACK_LOCALE];
}
