import type {Currency, Region} from "@gradus/schemas/markets";
import type {CatalogRepository} from "../catalog/catalog-repository.ts";

export type ShelfProduct = Awaited<ReturnType<CatalogRepository["listProducts"]>>[number] & {
  readonly amount: number;
};
export type ShelfOffer = Awaited<ReturnType<CatalogRepository["listOffers"]>>[number];

export interface ShelfPlan {
  readonly code: string;
  readonly price_id: string;
  readonly interval: "daily" | "weekly" | "monthly" | "yearly";
  readonly interval_count: number;
  readonly amount: number;
}

/** What a region sells at this moment. Whatever has no price there is not on it. */
export interface PriceList {
  readonly region: Region;
  readonly currency: Currency;
  readonly products: ReadonlyMap<string, ShelfProduct>;
  readonly offers: ReadonlyMap<string, ShelfOffer>;
  readonly plans: ReadonlyMap<string, ShelfPlan>;
}

/** The product a membership without hardware is a line of. Its price is its plan's. */
export const MEMBERSHIP_SKU = "membership";

export async function loadShelf(
  catalog: Pick<CatalogRepository, "getCurrency" | "listProducts" | "listPlans" | "listOffers">,
  region: Region,
  now: Date,
): Promise<PriceList> {
  const currency = await catalog.getCurrency(region);
  if (!currency) throw new Error(`No currency for region ${region}: the catalog is not seeded`);
  const products = await catalog.listProducts(currency, now);
  const plans = await catalog.listPlans(currency, now);
  const offers = await catalog.listOffers(region);
  return {
    region,
    currency,
    products: new Map(products.flatMap(toShelfProduct)),
    plans: new Map(plans.flatMap(toShelfPlan)),
    offers: new Map(offers.map((offer) => [offer.code, offer])),
  };
}

type ProductRow = Awaited<ReturnType<CatalogRepository["listProducts"]>>[number];

function toShelfProduct(row: ProductRow): [string, ShelfProduct][] {
  const amount = row.kind === "virtual" ? 0 : row.amount;
  return amount === null ? [] : [[row.sku, {...row, amount}]];
}

type PlanRow = Awaited<ReturnType<CatalogRepository["listPlans"]>>[number];

function toShelfPlan({code, price_id, interval, interval_count, amount}: PlanRow): [string, ShelfPlan][] {
  if (!code || !interval || !interval_count) return [];
  return [[code, {code, price_id, interval, interval_count, amount}]];
}

/** Units that are reserved for the customer count as available to them. */
export function withHeldUnits(shelf: PriceList, held: ReadonlyMap<string, number>): PriceList {
  if (held.size === 0) return shelf;
  const products = [...shelf.products].map(([sku, product]): [string, ShelfProduct] => {
    const {available} = product;
    return [sku, {...product, available: available === null ? null : available + (held.get(sku) ?? 0)}];
  });
  return {...shelf, products: new Map(products)};
}

/** The plan an offer brings along, or null. */
export function planOf(shelf: PriceList, offerCode: string | null): ShelfPlan | null {
  const offer = offerCode === null ? undefined : shelf.offers.get(offerCode);
  return (offer?.plan_code && shelf.plans.get(offer.plan_code)) || null;
}

/** Whether the region sells this product, with this offer if one is named. */
export function isSold(
  shelf: PriceList,
  {sku, offer_code}: {sku: string; offer_code: string | null},
): boolean {
  const product = shelf.products.get(sku);
  if (!product) return false;
  // A membership has no price of its own: it is sold by an offer only.
  if (offer_code === null) return product.kind !== "virtual";
  const offer = shelf.offers.get(offer_code);
  return offer !== undefined && (offer.hardware_sku ?? MEMBERSHIP_SKU) === sku && isPriced(shelf, offer);
}

function isPriced(shelf: PriceList, {plan_code}: ShelfOffer) {
  return plan_code === null || shelf.plans.has(plan_code);
}
