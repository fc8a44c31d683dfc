import {and, eq, gt, isNotNull, isNull, lte, or} from "drizzle-orm";
import type Stripe from "stripe";
import type {SyncDifference} from "../../contract/admin-shop.ts";
import type {Db} from "../../core/db/db.ts";
import {price, product} from "../catalog/tables.ts";
import {callProvider, type Payments} from "./payment-client.ts";
import {INTERVALS, type PriceRow} from "./provider-prices.ts";
import {productRef} from "./provider-ref.ts";
import {provider_price} from "./tables.ts";

interface CompareDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly payments: Payments;
}

export interface CatalogDifference extends SyncDifference {
  /** Null for a price that is no longer in force. */
  readonly ours: PriceRow | null;
  readonly provider_id: string | null;
}

/** Ours is right: the database is the authority for prices. */
export async function compareCatalog(deps: CompareDeps): Promise<CatalogDifference[]> {
  const currentPrices = await listCurrent(deps);
  const providerCatalog = await readTheirs(deps.payments.stripe);
  const bySku = new Map(currentPrices.map((row) => [row.product.sku, row]));
  const products = [...bySku.values()].flatMap((row) => compareProduct(row, providerCatalog.products));
  const prices = currentPrices.flatMap((row) => comparePrice(row, providerCatalog.prices));
  return [...products, ...prices, ...(await listRetired(deps, providerCatalog.prices))];
}

async function listCurrent({db, now}: CompareDeps): Promise<PriceRow[]> {
  const at = now();
  const isNow = and(lte(price.valid_from, at), or(isNull(price.valid_to), gt(price.valid_to, at)));
  return db
    .select({price, product})
    .from(price)
    .innerJoin(product, eq(product.id, price.product_id))
    .where(and(isNow, eq(price.livemode, false), eq(product.active, true)))
    .orderBy(product.position, price.id);
}

interface Theirs {
  readonly products: ReadonlyMap<string, Stripe.Product>;
  /** The active ones, by our name of them. */
  readonly prices: ReadonlyMap<string, Stripe.Price>;
}

function readTheirs(stripe: Stripe): Promise<Theirs> {
  return callProvider(async () => {
    const products = new Map<string, Stripe.Product>();
    const prices = new Map<string, Stripe.Price>();
    for await (const one of stripe.products.list({limit: 100})) products.set(one.id, one);
    for await (const one of stripe.prices.list({active: true, limit: 100})) {
      prices.set(one.lookup_key ?? one.id, one);
    }
    return {products, prices};
  });
}

function compareProduct(row: PriceRow, providerProducts: Theirs["products"]): CatalogDifference[] {
  const {sku, content} = row.product;
  const known = providerProducts.get(productRef(sku));
  const found = {ref: sku, ours: row, provider_id: known?.id ?? null};
  if (!known) return [{...found, kind: "product_missing"}];
  const isSame = known.active && known.name === (content.name.en ?? sku);
  return isSame ? [] : [{...found, kind: "product_differs"}];
}

function comparePrice(row: PriceRow, providerPrices: Theirs["prices"]): CatalogDifference[] {
  const ownPrice = row.price;
  const known = providerPrices.get(ownPrice.id);
  const found = {ref: ownPrice.id, ours: row, provider_id: known?.id ?? null};
  if (!known) return [{...found, kind: "price_missing"}];
  const isSame =
    known.unit_amount === ownPrice.amount &&
    known.currency === ownPrice.currency.toLowerCase() &&
    known.tax_behavior === ownPrice.tax_behavior &&
    (known.recurring?.interval ?? null) === (ownPrice.interval && INTERVALS[ownPrice.interval]);
  return isSame ? [] : [{...found, kind: "price_differs"}];
}

async function listRetired(
  {db, now, payments}: CompareDeps,
  providerPrices: Theirs["prices"],
): Promise<CatalogDifference[]> {
  const isOver = and(isNotNull(price.valid_to), lte(price.valid_to, now()));
  const rows = await db
    .select({id: price.id, provider_id: provider_price.provider_id})
    .from(price)
    .innerJoin(provider_price, eq(provider_price.price_id, price.id))
    .where(and(isOver, eq(provider_price.livemode, payments.livemode)));
  return rows
    .filter(({id, provider_id}) => providerPrices.get(id)?.id === provider_id)
    .map(({id, provider_id}) => ({kind: "price_retired", ref: id, ours: null, provider_id}));
}
