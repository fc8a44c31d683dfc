import {FALLBACK_LOCALE, type MarketParams, market} from "@gradus/schemas/markets";
import type {Catalog, CatalogOffer, CatalogPlan, CatalogProduct} from "../../contract/catalog.ts";
import type {CatalogRepository} from "./catalog-repository.ts";

export interface GetCatalogDeps {
  readonly catalog: CatalogRepository;
  readonly now: () => Date;
}

type ProductRow = Awaited<ReturnType<CatalogRepository["listProducts"]>>[number];
type PlanRow = Awaited<ReturnType<CatalogRepository["listPlans"]>>[number];
type OfferRow = Awaited<ReturnType<CatalogRepository["listOffers"]>>[number];

/** Below this many units the catalog reports low stock for a product. */
const LOW_STOCK = 10;

export async function getCatalog({catalog, now}: GetCatalogDeps, params: MarketParams): Promise<Catalog> {
  const currency = await catalog.getCurrency(params.region);
  if (!currency) throw new Error(`No currency for region ${params.region}: the catalog is not seeded`);
  const [productRows, planRows, offerRows] = await Promise.all([
    catalog.listProducts(currency, now()),
    catalog.listPlans(currency, now()),
    catalog.listOffers(params.region),
  ]);
  const products = productRows.map((row) => toProduct(row, params.locale));
  return {
    region: params.region,
    currency,
    tax: market(params.region).tax,
    products,
    plans: planRows.flatMap((row) => toPlan(row, offerRows)),
    offers: offerRows.map((row) => toOffer(row, products)),
  };
}

function toProduct(row: ProductRow, locale: string): CatalogProduct {
  return {
    sku: row.sku,
    kind: row.kind,
    name: row.content.name[locale] ?? row.content.name[FALLBACK_LOCALE] ?? row.sku,
    amount: row.amount,
    compare_at: row.compare_at,
    stock: stockStatus(row),
    quantity_limit: row.quantity_limit,
  };
}

export function stockStatus(
  row: Pick<ProductRow, "policy" | "available" | "preorder_cap">,
): CatalogProduct["stock"] {
  if (row.available === null) return "in_stock";
  if (row.available > LOW_STOCK) return "in_stock";
  if (row.available > 0) return "low";
  const canPreorder = row.policy === "preorder" && row.available + (row.preorder_cap ?? 0) > 0;
  return canPreorder ? "preorder" : "out_of_stock";
}

/** Only plans that an offer refers to are shown; the length of the commitment comes from the offer. */
function toPlan(row: PlanRow, offers: readonly OfferRow[]): CatalogPlan[] {
  const offer = offers.find((candidate) => candidate.plan_code === row.code);
  if (!offer || !row.code || !row.interval || !row.interval_count) return [];
  return [
    {
      code: row.code,
      interval: row.interval,
      interval_count: row.interval_count,
      amount: row.amount,
      commitment_months: offer.commitment_months,
    },
  ];
}

// Listed, not spread: a new column must not reach the browser by accident.
export function toOffer(row: OfferRow, products: readonly CatalogProduct[]): CatalogOffer {
  const hardware = products.find((product) => product.sku === row.hardware_sku);
  return {
    code: row.code,
    hardware_sku: row.hardware_sku,
    plan_code: row.plan_code,
    commitment_months: row.commitment_months,
    trial_days: row.trial_days,
    badge: row.badge,
    saving_percent: row.badge === "savings" && hardware ? savingPercent(hardware) : null,
  };
}

/** Whole percent below the former price, rounded down: never promise more than the till gives. */
export function savingPercent({amount, compare_at}: Pick<CatalogProduct, "amount" | "compare_at">) {
  if (amount === null || compare_at === null) return null;
  const percent = Math.floor(((compare_at - amount) * 100) / compare_at);
  return percent > 0 ? percent : null;
}
