import {CURRENCIES} from "@gradus/schemas/markets";
import {asc, eq, gt, isNull, or} from "drizzle-orm";
import type {z} from "zod";
import type {NewPrice, officePrice, officePriceList} from "../../contract/admin-shop.ts";
import {withTransaction} from "../../core/db/db.ts";
import {replacePrice} from "../catalog/replace-price.ts";
import {price, product} from "../catalog/tables.ts";
import {auditAction, type OfficeDeps, type StaffMember} from "./staff-member.ts";

type PriceRow = typeof price.$inferSelect;

export async function listPrices({db, now}: OfficeDeps): Promise<z.output<typeof officePriceList>> {
  const rows = await db
    .select({price, sku: product.sku})
    .from(price)
    .innerJoin(product, eq(product.id, price.product_id))
    .where(or(isNull(price.valid_to), gt(price.valid_to, now())))
    .orderBy(asc(product.position), asc(price.plan_code), asc(price.currency), asc(price.valid_from));
  return {items: rows.map((row) => toPrice(row.price, row.sku))};
}

export async function changePrice(
  deps: OfficeDeps,
  staffMember: StaffMember,
  newPrice: NewPrice,
): Promise<z.output<typeof officePrice>> {
  const after = await withTransaction(deps.db, async (tx) => {
    const changed = await replacePrice(tx, newPrice, deps.now());
    const amounts = ({id, amount, compare_at}: PriceRow) => ({id, amount, compare_at});
    await auditAction(tx, deps, staffMember, {
      action: "price.replace",
      target: changed.after.id,
      reason: newPrice.reason,
      before: amounts(changed.before),
      after: amounts(changed.after),
    });
    return changed.after;
  });
  return toPrice(after, newPrice.sku);
}

function toPrice({id, plan_code, amount, compare_at, valid_from, valid_to, ...row}: PriceRow, sku: string) {
  const currency = CURRENCIES.find((known) => known === row.currency);
  if (!currency) throw new Error(`Price ${id} is in no currency we know`);
  return {
    id,
    sku,
    plan: plan_code,
    currency,
    amount,
    compare_at,
    valid_from: valid_from.toISOString(),
    valid_to: valid_to?.toISOString() ?? null,
  };
}
