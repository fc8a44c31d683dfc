import {type Currency, MARKETS, type Market, REGIONS} from "@gradus/schemas/markets";
import type {offer, price, product, region_currency, stock} from "./tables.ts";

type Amounts = Readonly<Record<Currency, number>>;

const names = (en: string, de: string, fr: string, es: string) => ({name: {en, de, fr, es}});
const sameName = (name: string) => names(name, name, name, name);

// Whole units to minor ones: every currency sold in has two decimals, and a test holds that.
const minor = (amounts: Amounts, currency: Currency) => Math.round(amounts[currency] * 100);

const physical = {tax_code: "txcd_99999999", active: true, retired_at: null};

/** In display order. */
export const PRODUCTS: readonly (typeof product.$inferInsert)[] = [
  {
    ...physical,
    id: "prd_pod",
    sku: "pod",
    kind: "hardware",
    position: 1,
    quantity_limit: 5,
    weight_g: 8,
    content: sameName("Pod"),
  },
  {
    ...physical,
    id: "prd_duo",
    sku: "duo",
    kind: "hardware",
    position: 2,
    quantity_limit: 3,
    weight_g: 16,
    content: sameName("Duo"),
  },
  {
    ...physical,
    id: "prd_clip_blue",
    sku: "clip-blue",
    kind: "clip",
    position: 3,
    quantity_limit: 10,
    weight_g: 3,
    content: names("Clip, blue", "Clip, blau", "Clip bleu", "Clip azul"),
  },
  {
    ...physical,
    id: "prd_clip_gray",
    sku: "clip-gray",
    kind: "clip",
    position: 4,
    quantity_limit: 10,
    weight_g: 3,
    content: names("Clip, gray", "Clip, grau", "Clip gris", "Clip gris"),
  },
  {
    ...physical,
    id: "prd_clip_orange",
    sku: "clip-orange",
    kind: "clip",
    position: 5,
    quantity_limit: 10,
    weight_g: 3,
    content: names("Clip, orange", "Clip, orange", "Clip orange", "Clip naranja"),
  },
  {
    ...physical,
    id: "prd_clip_black",
    sku: "clip-black",
    kind: "clip",
    position: 6,
    quantity_limit: 10,
    weight_g: 3,
    content: names("Clip, black", "Clip, schwarz", "Clip noir", "Clip negro"),
  },
  {
    ...physical,
    id: "prd_clip_pack",
    sku: "clip-pack",
    kind: "clip",
    position: 7,
    quantity_limit: 5,
    weight_g: 12,
    content: names("Four clips", "Vier Clips", "Quatre clips", "Cuatro clips"),
  },
  {
    id: "prd_membership",
    sku: "membership",
    kind: "virtual",
    position: 8,
    quantity_limit: 1,
    tax_code: "txcd_10103001",
    content: names("Membership", "Mitgliedschaft", "Abonnement", "Membresía"),
  },
  // Not listed in the shop: it is bought for another person, by months.
  {
    id: "prd_gift_month",
    sku: "gift-month",
    kind: "virtual",
    active: false,
    position: 10,
    quantity_limit: 12,
    tax_code: "txcd_10103001",
    content: names(
      "Membership as a gift, by months",
      "Mitgliedschaft als Geschenk, nach Monaten",
      "Abonnement offert, au mois",
      "Membresía de regalo, por meses",
    ),
  },
  // Not sold yet: it holds the place of running apparel.
  {
    ...physical,
    id: "prd_apparel_cap",
    sku: "apparel-cap",
    kind: "apparel",
    active: false,
    position: 9,
    quantity_limit: 10,
    weight_g: 60,
    content: names("Cap", "Kappe", "Casquette", "Gorra"),
  },
];

const MONTH: Amounts = {USD: 12.99, CAD: 16.99, GBP: 10.99, EUR: 12.99, AUD: 19.99, CHF: 12.9};
const CLIP: Amounts = {USD: 12, CAD: 16, GBP: 10, EUR: 12, AUD: 18, CHF: 12};

/** Price and former price of things. The pod's pairs give 15 percent in every currency; a test holds that. */
const THINGS: Readonly<Record<string, {readonly amount: Amounts; readonly compareAt?: Amounts}>> = {
  prd_pod: {
    amount: {USD: 169, CAD: 229, GBP: 152, EUR: 169, AUD: 279, CHF: 169},
    compareAt: {USD: 199, CAD: 270, GBP: 179, EUR: 199, AUD: 329, CHF: 199},
  },
  prd_duo: {amount: {USD: 299, CAD: 409, GBP: 269, EUR: 299, AUD: 489, CHF: 299}},
  prd_clip_blue: {amount: CLIP},
  prd_clip_gray: {amount: CLIP},
  prd_clip_orange: {amount: CLIP},
  prd_clip_black: {amount: CLIP},
  prd_gift_month: {amount: MONTH},
  prd_clip_pack: {amount: {USD: 39, CAD: 52, GBP: 33, EUR: 39, AUD: 59, CHF: 39}},
};

/** Weekly and daily ones appear in no offer, so no shopper sees them; they let tests pass time quickly. */
const PLANS = [
  {
    code: "membership-monthly",
    interval: "monthly",
    amount: MONTH,
  },
  {
    code: "membership-monthly-c6",
    interval: "monthly",
    amount: {USD: 9.99, CAD: 13.99, GBP: 8.99, EUR: 9.99, AUD: 15.99, CHF: 9.9},
  },
  {
    code: "membership-yearly",
    interval: "yearly",
    amount: {USD: 109.99, CAD: 144.99, GBP: 94.99, EUR: 109.99, AUD: 174.99, CHF: 109.9},
  },
  {
    code: "membership-yearly-c12",
    interval: "yearly",
    amount: {USD: 99.99, CAD: 129.99, GBP: 84.99, EUR: 99.99, AUD: 154.99, CHF: 99.9},
  },
  {
    code: "membership-weekly",
    interval: "weekly",
    amount: {USD: 3.99, CAD: 4.99, GBP: 3.49, EUR: 3.99, AUD: 5.99, CHF: 3.9},
  },
  {
    code: "membership-daily",
    interval: "daily",
    amount: {USD: 0.99, CAD: 1.29, GBP: 0.89, EUR: 0.99, AUD: 1.49, CHF: 0.9},
  },
] as const satisfies readonly {code: string; interval: string; amount: Amounts}[];

const CURRENCIES = [...new Set(REGIONS.map((region) => MARKETS[region].currency))];
const OPENED = new Date("2026-01-01T00:00:00Z");
const PLUS_TAX: ReadonlySet<Currency> = new Set(["USD", "CAD"]);

export const PRICES: readonly (typeof price.$inferInsert)[] = CURRENCIES.flatMap((currency) => {
  const common = {
    currency,
    tax_behavior: PLUS_TAX.has(currency) ? "exclusive" : "inclusive",
    valid_from: OPENED,
  } as const;
  const things = Object.entries(THINGS).map(([product_id, {amount, compareAt}]) => ({
    ...common,
    id: `prc_${product_id.slice(4)}_${currency.toLowerCase()}`,
    product_id,
    amount: minor(amount, currency),
    compare_at: compareAt ? minor(compareAt, currency) : null,
  }));
  const plans = PLANS.map(({code, interval, amount}) => ({
    ...common,
    id: `prc_${code.replaceAll("-", "_")}_${currency.toLowerCase()}`,
    product_id: "prd_membership",
    plan_code: code,
    interval,
    interval_count: 1,
    amount: minor(amount, currency),
  }));
  return [...things, ...plans];
});

const TRIAL = {trial_days: 30, regions: []};

export const OFFERS: readonly (typeof offer.$inferInsert)[] = [
  {
    ...TRIAL,
    code: "pod-c6",
    hardware_sku: "pod",
    plan_code: "membership-monthly-c6",
    commitment_months: 6,
    badge: "membership_trial",
    position: 1,
  },
  {code: "pod-only", hardware_sku: "pod", plan_code: null, badge: "savings", regions: [], position: 2},
  {
    ...TRIAL,
    code: "pod-monthly",
    hardware_sku: "pod",
    plan_code: "membership-monthly",
    badge: null,
    position: 3,
  },
  {
    ...TRIAL,
    code: "pod-yearly",
    hardware_sku: "pod",
    plan_code: "membership-yearly",
    badge: null,
    position: 4,
  },
  {
    ...TRIAL,
    code: "duo-c12",
    hardware_sku: "duo",
    plan_code: "membership-yearly-c12",
    commitment_months: 12,
    badge: "best_value",
    position: 5,
  },
  {
    ...TRIAL,
    code: "membership-monthly",
    hardware_sku: null,
    plan_code: "membership-monthly",
    badge: null,
    position: 6,
  },
  {
    ...TRIAL,
    code: "membership-yearly",
    hardware_sku: null,
    plan_code: "membership-yearly",
    badge: null,
    position: 7,
  },
];

export const STOCK: readonly (typeof stock.$inferInsert)[] = [
  {sku: "pod", on_hand: 400, policy: "deny"},
  {sku: "duo", on_hand: 150, policy: "deny"},
  {sku: "clip-blue", on_hand: 200, policy: "deny"},
  {sku: "clip-gray", on_hand: 200, policy: "deny"},
  {sku: "clip-orange", on_hand: 8, policy: "deny"},
  {sku: "clip-black", on_hand: 200, policy: "deny"},
  {sku: "clip-pack", on_hand: 90, policy: "deny"},
];

const EU_27 = [...MARKETS.eu.countries, "DE", "FR", "ES"].sort();
const SHIPS_TO: Readonly<Record<keyof typeof MARKETS, readonly string[]>> = {
  us: ["US"],
  ca: ["CA"],
  gb: ["GB"],
  de: EU_27,
  fr: EU_27,
  es: EU_27,
  eu: EU_27,
  au: ["AU", "NZ"],
  ch: ["CH", "LI"],
  int: ["AR", "BR", "CL", "CO", "HK", "IL", "IS", "JP", "KR", "MX", "NO", "NZ", "PE", "SG", "TW", "UY", "ZA"],
};

export const REGION_CURRENCIES: readonly (typeof region_currency.$inferInsert)[] = REGIONS.map((region) => {
  const {currency, tax}: Market = MARKETS[region];
  return {region, currency, tax_mode: tax.mode, ship_countries: [...SHIPS_TO[region]]};
});
