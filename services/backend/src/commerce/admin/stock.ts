import {asc} from "drizzle-orm";
import type {z} from "zod";
import type {StockChange, stockList, stockRow} from "../../contract/admin-shop.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {stock} from "../catalog/tables.ts";
import {adjustStock} from "../checkout/adjust-stock.ts";
import {auditAction, type OfficeDeps, type StaffMember} from "./staff-member.ts";

type StockRow = typeof stock.$inferSelect;

export async function listStock(db: Db): Promise<z.output<typeof stockList>> {
  const rows = await db.select().from(stock).orderBy(asc(stock.sku));
  return {items: rows.map(toRow)};
}

export async function changeStock(
  deps: OfficeDeps,
  staffMember: StaffMember,
  change: StockChange,
): Promise<z.output<typeof stockRow>> {
  const row = await withTransaction(deps.db, async (tx) => {
    const changed = await adjustStock(tx, change, staffMember.id, deps.now());
    const {sku, qty, code, reason} = change;
    const before = {on_hand: changed.on_hand - qty};
    const after = {on_hand: changed.on_hand, code};
    await auditAction(tx, deps, staffMember, {action: "stock.adjust", target: sku, reason, before, after});
    return changed;
  });
  return toRow(row);
}

function toRow({sku, on_hand, reserved, policy, preorder_cap}: StockRow) {
  return {sku, on_hand, reserved, available: Math.max(0, on_hand - reserved), policy, preorder_cap};
}
