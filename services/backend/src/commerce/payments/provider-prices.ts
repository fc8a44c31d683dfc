import {and, eq, inArray} from "drizzle-orm";
import type Stripe from "stripe";
import type {Db} from "../../core/db/db.ts";
import {type CatalogRepository, createCatalogRepository} from "../catalog/catalog-repository.ts";
import {askProvider, isMissing, type Payments} from "./payment-client.ts";
import {productRef} from "./provider-ref.ts";
import {provider_price} from "./tables.ts";

interface SyncDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly payments: Payments;
}

type PriceRow = Awaited<ReturnType<CatalogRepository["listPrices"]>>[number];

const INTERVALS = {daily: "day", weekly: "week", monthly: "month", yearly: "year"} as const;

/** What the provider calls these prices of ours; those it has never heard of are told to it first. */
export async function ensureProviderPrices(
  deps: SyncDeps,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = await listKnown(deps, ids);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const rows = await createCatalogRepository(deps.db).listPrices(missing);
  const made: [string, string][] = [];
  for (const row of rows) made.push([row.price.id, await tellPrice(deps, row)]);
  return new Map([...known, ...made]);
}

/** After the provider has lost its memory, as a stand-in may: the next time they are told anew. */
export async function forgetProviderPrices({db, payments}: Omit<SyncDeps, "now">, ids: readonly string[]) {
  await db
    .delete(provider_price)
    .where(and(inArray(provider_price.price_id, [...ids]), eq(provider_price.livemode, payments.livemode)));
}

async function listKnown({db, payments: {livemode}}: SyncDeps, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(provider_price)
    .where(and(inArray(provider_price.price_id, [...ids]), eq(provider_price.livemode, livemode)));
  return new Map(rows.map(({price_id, provider_id}) => [price_id, provider_id]));
}

async function tellPrice({db, now, payments}: SyncDeps, row: PriceRow): Promise<string> {
  const {stripe, livemode} = payments;
  const provider_id = await askProvider(async () => {
    const known = await stripe.prices.list({lookup_keys: [row.price.id], active: true, limit: 1});
    const [found] = known.data;
    return found?.id ?? (await createPrice(stripe, row));
  });
  const values = {price_id: row.price.id, livemode, provider_id, synced_at: now()};
  await db
    .insert(provider_price)
    .values(values)
    .onConflictDoUpdate({target: [provider_price.price_id, provider_price.livemode], set: values});
  return provider_id;
}

/** Of two who make the same at once, the provider gives both the one that is there. */
async function createPrice(stripe: Stripe, {price, product}: PriceRow): Promise<string> {
  const product_id = await ensureProduct(stripe, product);
  const created = await stripe.prices.create(
    {
      product: product_id,
      currency: price.currency.toLowerCase(),
      unit_amount: price.amount,
      tax_behavior: price.tax_behavior,
      lookup_key: price.id,
      metadata: {price_id: price.id},
      ...(price.interval !== null && {
        recurring: {interval: INTERVALS[price.interval], interval_count: price.interval_count ?? 1},
      }),
    },
    {idempotencyKey: `price:${price.id}`},
  );
  return created.id;
}

async function ensureProduct(stripe: Stripe, {sku, content, tax_code, kind}: PriceRow["product"]) {
  const id = productRef(sku);
  try {
    return (await stripe.products.retrieve(id)).id;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const created = await stripe.products.create(
    {
      id,
      name: content.name.en ?? sku,
      shippable: kind !== "virtual",
      metadata: {sku},
      ...(tax_code !== null && {tax_code}),
    },
    {idempotencyKey: `product:${sku}`},
  );
  return created.id;
}
