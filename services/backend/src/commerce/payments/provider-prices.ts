import {and, eq, inArray} from "drizzle-orm";
import type Stripe from "stripe";
import type {Db} from "../../core/db/db.ts";
import {type CatalogRepository, createCatalogRepository} from "../catalog/catalog-repository.ts";
import {callProvider, isMissing, type Payments} from "./payment-client.ts";
import {productRef} from "./provider-ref.ts";
import {provider_price} from "./tables.ts";

interface SyncDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly payments: Payments;
}

export type PriceRow = Awaited<ReturnType<CatalogRepository["listPrices"]>>[number];

export const INTERVALS = {daily: "day", weekly: "week", monthly: "month", yearly: "year"} as const;

/** The provider's ids for these prices; prices unknown to the provider are created there first. */
export async function ensureProviderPrices(
  deps: SyncDeps,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = await listKnown(deps, ids);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const rows = await createCatalogRepository(deps.db).listPrices(missing);
  const createdPrices: [string, string][] = [];
  for (const row of rows) createdPrices.push([row.price.id, await ensureProviderPrice(deps, row)]);
  return new Map([...known, ...createdPrices]);
}

/** For a provider that has lost its data, as the emulator may: the next use creates the prices again. */
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

export async function ensureProviderPrice({db, now, payments}: SyncDeps, row: PriceRow): Promise<string> {
  const {stripe, livemode} = payments;
  const provider_id = await callProvider(async () => {
    const known = await stripe.prices.list({lookup_keys: [row.price.id], active: true, limit: 1});
    const [found] = known.data;
    return found?.id ?? (await createPrice(stripe, row));
  });
  await remember(db, {price_id: row.price.id, livemode, provider_id, synced_at: now()});
  return provider_id;
}

async function remember(db: Db, values: typeof provider_price.$inferInsert) {
  await db
    .insert(provider_price)
    .values(values)
    .onConflictDoUpdate({target: [provider_price.price_id, provider_price.livemode], set: values});
}

/** A price there is never edited either: another one takes over its name, and the old one is not sold any more. */
export async function replaceProviderPrice({db, now, payments}: SyncDeps, row: PriceRow, old: string) {
  const {stripe, livemode} = payments;
  const createdPrice = await callProvider(async () => {
    const params = {...priceParams(row), transfer_lookup_key: true};
    const created = await stripe.prices.create(params, {
      idempotencyKey: `price:${row.price.id}:after:${old}`,
    });
    await stripe.prices.update(old, {active: false});
    return created.id;
  });
  await remember(db, {price_id: row.price.id, livemode, provider_id: createdPrice, synced_at: now()});
}

export async function updateProviderProduct(stripe: Stripe, row: PriceRow["product"]) {
  await callProvider(async () => {
    const id = await ensureProduct(stripe, row);
    await stripe.products.update(id, {name: row.content.name.en ?? row.sku, active: true});
  });
}

/** Of two who make the same at once, the provider gives both the one that is there. */
async function createPrice(stripe: Stripe, row: PriceRow): Promise<string> {
  await ensureProduct(stripe, row.product);
  const created = await stripe.prices.create(priceParams(row), {idempotencyKey: `price:${row.price.id}`});
  return created.id;
}

function priceParams({price, product}: PriceRow) {
  return {
    product: productRef(product.sku),
    currency: price.currency.toLowerCase(),
    unit_amount: price.amount,
    tax_behavior: price.tax_behavior,
    lookup_key: price.id,
    metadata: {price_id: price.id},
    ...(price.interval !== null && {
      recurring: {interval: INTERVALS[price.interval], interval_count: price.interval_count ?? 1},
    }),
  };
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
