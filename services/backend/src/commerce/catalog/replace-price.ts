import {and, desc, eq, gt, isNull, or} from "drizzle-orm";
import type {NewPrice} from "../../contract/admin-shop.ts";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {AppError} from "../../core/errors.ts";
import {price, product} from "./tables.ts";

type PriceRow = typeof price.$inferSelect;

/** Ends a price now and lets another one follow: what a customer agreed to pay stays as it was. */
export async function replacePrice(
  tx: Db,
  newPrice: NewPrice,
  at: Date,
): Promise<{before: PriceRow; after: PriceRow}> {
  const before = await lockNewest(tx, newPrice, at);
  if (before.valid_from >= at)
    throw new AppError("conflict", "Another price begins later: it would end first");
  const {amount, compare_at} = newPrice;
  if (compare_at !== null && compare_at <= amount) {
    throw new AppError("invalid", "Nothing would be saved", {field_errors: {compare_at: "out_of_range"}});
  }
  await tx.update(price).set({valid_to: at}).where(eq(price.id, before.id));
  const row = {...before, id: newId("prc"), amount, compare_at, valid_from: at, valid_to: null};
  const [after] = await tx
    .insert(price)
    .values({...row, provider_price_id: null})
    .returning();
  if (!after) throw new Error(`The price after ${before.id} was not added`);
  return {before, after};
}

/** By its product: of two who change it at once, the second sees what the first has made. */
async function lockNewest(tx: Db, {sku, plan, currency}: NewPrice, at: Date): Promise<PriceRow> {
  const [sold] = await tx.select({id: product.id}).from(product).where(eq(product.sku, sku)).for("update");
  const isOf = and(
    eq(price.product_id, sold?.id ?? ""),
    plan === null ? isNull(price.plan_code) : eq(price.plan_code, plan),
    eq(price.currency, currency),
    eq(price.livemode, false),
    or(isNull(price.valid_to), gt(price.valid_to, at)),
  );
  const [row] = await tx.select().from(price).where(isOf).orderBy(desc(price.valid_from)).limit(1);
  if (row) return row;
  throw new AppError("not_found", "It is not sold for that currency");
}
