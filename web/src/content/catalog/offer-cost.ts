import type {Catalog, CatalogPlan} from "@gradus/backend/contract/catalog";

/** What an offer is made of, with today's amounts in minor units. A part that is not included is null. */
export interface OfferParts {
  readonly code: string;
  readonly hardware: {
    readonly sku: string;
    readonly name: string;
    readonly amount: number;
    readonly was: number | null;
  } | null;
  readonly plan: CatalogPlan | null;
  readonly commitmentMonths: number;
  readonly trialDays: number;
  readonly badge: Catalog["offers"][number]["badge"];
  readonly savingPercent: number | null;
}

/** The offer, or null when this region does not sell all of it: half an offer has no honest price. */
export function findOffer(code: string, catalog: Catalog): OfferParts | null {
  const offer = catalog.offers.find((candidate) => candidate.code === code);
  if (!offer) return null;
  const plan = catalog.plans.find((candidate) => candidate.code === offer.plan_code) ?? null;
  const product = catalog.products.find(({sku}) => sku === offer.hardware_sku) ?? null;
  const isComplete = (!offer.plan_code || plan) && (!offer.hardware_sku || product?.amount != null);
  if (!isComplete) return null;
  return {
    code,
    plan,
    hardware: product && {
      sku: product.sku,
      name: product.name,
      amount: product.amount ?? 0,
      was: product.compare_at,
    },
    commitmentMonths: offer.commitment_months,
    trialDays: offer.trial_days,
    badge: offer.badge,
    savingPercent: offer.saving_percent,
  };
}

const PER_YEAR = {daily: 365, weekly: 52, monthly: 12, yearly: 1} as const;

/** How often a plan is paid for within so many months. A period that has begun is paid in full. */
export function paymentsWithin(months: number, plan: CatalogPlan): number {
  return Math.ceil((months * PER_YEAR[plan.interval]) / (12 * plan.interval_count));
}

/** What someone pays in all over so many months. A free trial is not subtracted: the total is never too low. */
export function totalOver(months: number, {hardware, plan}: Pick<OfferParts, "hardware" | "plan">): number {
  return (hardware?.amount ?? 0) + (plan ? plan.amount * paymentsWithin(months, plan) : 0);
}

/** The offer with a plan that costs least over twelve months; null where none costs less than all others. */
export function cheapestYear(offers: readonly OfferParts[]): string | null {
  const withPlan = offers.filter(({plan}) => plan !== null);
  const [first, second] = withPlan.toSorted((a, b) => totalOver(12, a) - totalOver(12, b));
  return first && second && totalOver(12, first) < totalOver(12, second) ? first.code : null;
}
