import type {Currency, Region} from "@gradus/schemas/markets";
import type {CatalogRepository} from "../catalog/catalog-repository.ts";

export type PriceListProduct = Awaited<ReturnType<CatalogRepository["listProducts"]>>[number] & {
  readonly amount: number;
};
type PriceListOffer = Awaited<ReturnType<CatalogRepository["listOffers"]>>[number];

export interface PriceListPlan {
  readonly code: string;
  readonly price_id: string;
  readonly interval: "daily" | "weekly" | "monthly" | "yearly";
  readonly interval_count: number;
  readonly amount: number;
}

/** Whatever has no price in the region is not on it. */
export interface PriceList {
  readonly region: Region;
  readonly currency: Currency;
  readonly products: ReadonlyMap<string, PriceListProduct>;
  readonly offers: ReadonlyMap<string, PriceListOffer>;
  readonly plans: ReadonlyMap<string, PriceListPlan>;
}

/** The product a membership without hardware is a line of. Its price is its plan's. */
export const MEMBERSHIP_SKU = "membership";

export async function loadPriceList(
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
    products: new Map(products.flatMap(toPriceListProduct)),
    plans: new Map(plans.flatMap(toPriceListPlan)),
    offers: new Map(offers.map((offer) => [offer.code, offer])),
  };
}

type ProductRow = Awaited<ReturnType<CatalogRepository["listProducts"]>>[number];

function toPriceListProduct(row: ProductRow): [string, PriceListProduct][] {
  const amount = row.kind === "virtual" ? 0 : row.amount;
  return amount === null ? [] : [[row.sku, {...row, amount}]];
}

type PlanRow = Awaited<ReturnType<CatalogRepository["listPlans"]>>[number];

function toPriceListPlan({
  code,
  price_id,
  interval,
  interval_count,
  amount,
}: PlanRow): [string, PriceListPlan][] {
  if (!code || !interval || !interval_count) return [];
  return [[code, {code, price_id, interval, interval_count, amount}]];
}

/** Units that are reserved for the customer count as available to them. */
export function withHeldUnits(priceList: PriceList, heldUnits: ReadonlyMap<string, number>): PriceList {
  if (heldUnits.size === 0) return priceList;
  const products = [...priceList.products].map(([sku, product]): [string, PriceListProduct] => {
    const {available} = product;
    return [sku, {...product, available: available === null ? null : available + (heldUnits.get(sku) ?? 0)}];
  });
  return {...priceList, products: new Map(products)};
}

export function planOf(priceList: PriceList, offerCode: string | null): PriceListPlan | null {
  const offer = offerCode === null ? undefined : priceList.offers.get(offerCode);
  return (offer?.plan_code && priceList.plans.get(offer.plan_code)) || null;
}

export function isSold(
  priceList: PriceList,
  {sku, offer_code}: {sku: string; offer_code: string | null},
): boolean {
  const product = priceList.products.get(sku);
  if (!product) return false;
  // A membership has no price of its own: it is sold by an offer only.
  if (offer_code === null) return product.kind !== "virtual";
  const offer = priceList.offers.get(offer_code);
  return offer !== undefined && (offer.hardware_sku ?? MEMBERSHIP_SKU) === sku && isPriced(priceList, offer);
}

function isPriced(priceList: PriceList, {plan_code}: PriceListOffer) {
  return plan_code === null || priceList.plans.has(plan_code);
}
