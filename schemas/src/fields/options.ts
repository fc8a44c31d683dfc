import {LOCALES, type Locale, MARKETS, market, REGIONS} from "../markets.ts";
import {OFFER_CODES, PLAN_CODES, PRODUCT_SKUS} from "../tokens.ts";
import type {Choice} from "./choice-field.ts";

const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
};

export const LOCALE_CHOICES: readonly Choice[] = LOCALES.map((value) => ({
  value,
  title: LOCALE_NAMES[value],
}));
export const REGION_CHOICES: readonly Choice[] = REGIONS.map((value) => ({
  value,
  title: MARKETS[value].name.en,
}));

export const FIELD_CHOICES: readonly Choice[] = [
  {value: "track", title: "Track (blue)"},
  {value: "infield", title: "Infield (green)"},
  {value: "cinder", title: "Cinder (red)"},
  {value: "asphalt", title: "Asphalt (dark)"},
  {value: "none", title: "None (paper)"},
];

export const PRODUCT_CHOICES: readonly Choice[] = [
  {value: "pod", title: "Pod"},
  {value: "duo", title: "Duo"},
  {value: "clips", title: "Clips"},
  {value: "membership-card", title: "Membership card"},
];

export const CLIP_CHOICES: readonly Choice[] = [
  {value: "blue", title: "Blue"},
  {value: "gray", title: "Gray"},
  {value: "orange", title: "Orange"},
  {value: "black", title: "Black"},
];

const SKU_NAMES: Readonly<Record<(typeof PRODUCT_SKUS)[number], string>> = {
  pod: "Pod",
  duo: "Duo",
  "clip-blue": "Clip, blue",
  "clip-gray": "Clip, gray",
  "clip-orange": "Clip, orange",
  "clip-black": "Clip, black",
  "clip-pack": "Four clips",
  membership: "Membership",
};
const PLAN_NAMES: Readonly<Record<(typeof PLAN_CODES)[number], string>> = {
  "membership-monthly": "Membership, monthly",
  "membership-yearly": "Membership, yearly",
  "membership-monthly-c6": "Membership, monthly, 6 month commitment",
  "membership-yearly-c12": "Membership, yearly, 12 month commitment",
};
const OFFER_NAMES: Readonly<Record<(typeof OFFER_CODES)[number], string>> = {
  "pod-c6": "Pod with membership, 6 month commitment",
  "pod-only": "Pod alone",
  "pod-monthly": "Pod with membership, monthly",
  "pod-yearly": "Pod with membership, yearly",
  "duo-c12": "Duo with membership, 12 month commitment",
  "membership-monthly": "Membership alone, monthly",
  "membership-yearly": "Membership alone, yearly",
};

/** The Studio adds today's prices; these names also stand while the shop does not answer. */
const asChoices = <T extends string>(codes: readonly T[], names: Readonly<Record<T, string>>): Choice[] =>
  codes.map((value) => ({value, title: names[value]}));
export const SKU_CHOICES = asChoices(PRODUCT_SKUS, SKU_NAMES);
export const PLAN_CHOICES = asChoices(PLAN_CODES, PLAN_NAMES);
export const OFFER_CHOICES = asChoices(OFFER_CODES, OFFER_NAMES);

export const LEGAL_KINDS: readonly Choice[] = [
  {value: "privacy", title: "Privacy policy"},
  {value: "terms", title: "Terms of use"},
  {value: "warranty", title: "Warranty"},
  {value: "returns", title: "Returns"},
  {value: "cookies", title: "Cookies and storage"},
  {value: "accessibility", title: "Accessibility"},
];

export const LEGAL_SCOPES: readonly Choice[] = [
  {value: "base", title: "All regions"},
  {value: "euConsumer", title: "European consumer law (de, fr, es, eu)"},
];

export function regionsOffering(locale: string): string[] {
  return REGIONS.filter((region) => market(region).locales.some((offered) => offered === locale));
}
