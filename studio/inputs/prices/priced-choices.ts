import type {Choice} from "@gradus/schemas/fields/choice-field";
import type {ShopCode} from "@gradus/schemas/fields/input-kind";
import {OFFER_CHOICES} from "@gradus/schemas/fields/options";
import {resolveText} from "@gradus/web/resolve-text";
import {regionName} from "../region-words.ts";
import type {MarketValues, Prices} from "../values/market-values.ts";

/**
 * The choices of a field by name, price and interval in one market: "Pod with membership · €169 + €12.99 a month". Without
 * an answer of the shop they keep the names they have.
 */
export function pricedChoices(
  kind: ShopCode,
  choices: readonly Choice[],
  market: MarketValues | null,
): Choice[] {
  const catalog = market?.catalog;
  if (!market || !catalog) return [...choices];
  return choices.map(({value, title}) => {
    const words = WORDS[kind](value, {market, catalog});
    return {value, title: words ?? `${title} · no price in ${regionName(market.market.region)}`};
  });
}

const SAVING = "saving:";

/**
 * The offers that save something in a market, by what they save: "Pod alone · saves 15 %". What is chosen already stays a
 * choice, whatever it is; before the shop has answered all are.
 */
export function savingChoices(chosen: string | undefined, market: MarketValues | null): Choice[] {
  const offers = OFFER_CHOICES.flatMap(({value: code, title}): Choice[] => {
    const value = `${SAVING}${code}`;
    if (!market?.catalog) return [{value, title}];
    const percent = resolveText(`{${value}}`, market);
    if (percent !== null) return [{value, title: `${title} · saves ${percent}`}];
    return value === chosen ? [{value, title: `${title} · saves nothing today`}] : [];
  });
  const isKnown = chosen === undefined || offers.some(({value}) => value === chosen);
  return isKnown ? offers : [...offers, {value: chosen, title: chosen}];
}

interface Shop {
  readonly market: MarketValues;
  readonly catalog: Prices;
}

/** Null for what the market does not sell, or not all of. */
const WORDS: Readonly<Record<ShopCode, (code: string, shop: Shop) => string | null>> = {
  sku(code, {market, catalog}) {
    const product = catalog.products.find(({sku}) => sku === code);
    const price = priceOf(code, market);
    return product && price ? `${product.name} · ${price}` : null;
  },
  plan(code, shop) {
    const plan = planPrice(code, shop);
    return plan && `Membership · ${plan.price}${commitmentWords(plan.commitment_months)}`;
  },
  offer(code, shop) {
    const offer = shop.catalog.offers.find((candidate) => candidate.code === code);
    if (!offer) return null;
    const hardware = shop.catalog.products.find(({sku}) => sku === offer.hardware_sku);
    const plan = offer.plan_code === null ? null : planPrice(offer.plan_code, shop);
    const prices = [
      ...(offer.hardware_sku === null ? [] : [priceOf(offer.hardware_sku, shop.market)]),
      ...(offer.plan_code === null ? [] : [plan?.price]),
    ];
    if (prices.some((price) => !price)) return null;
    const name = hardware ? `${hardware.name} ${plan ? "with membership" : "alone"}` : "Membership alone";
    return `${name} · ${prices.join(" + ")}${commitmentWords(offer.commitment_months)}`;
  },
};

/** What a plan costs, with the time it pays for: "€12.99 a month". */
function planPrice(code: string, {market, catalog}: Shop) {
  const plan = catalog.plans.find((candidate) => candidate.code === code);
  const amount = priceOf(code, market);
  return plan && amount ? {...plan, price: `${amount} ${intervalWords(plan)}`} : null;
}

const priceOf = (code: string, market: MarketValues) => resolveText(`{price:${code}}`, market);

const UNITS = {daily: "day", weekly: "week", monthly: "month", yearly: "year"} as const;

function intervalWords({interval, interval_count: count}: Prices["plans"][number]): string {
  return count === 1 ? `a ${UNITS[interval]}` : `every ${count} ${UNITS[interval]}s`;
}

const commitmentWords = (months: number) => (months === 0 ? "" : ` · ${months} month commitment`);
