import {and, eq, sql} from "drizzle-orm";
import type {StockChange} from "../../contract/admin-shop.ts";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {AppError} from "../../core/errors.ts";
import {stock} from "../catalog/tables.ts";
import {stock_move} from "./tables.ts";

type StockRow = typeof stock.$inferSelect;

/** Never takes units that are reserved for a customer. */
export async function adjustStock(tx: Db, change: StockChange, actor: string, at: Date): Promise<StockRow> {
  const {sku, qty, code, reason} = change;
  const cap = sql`coalesce(${stock.preorder_cap}, 0)`;
  const isThere = sql`${stock.on_hand} + ${qty} >= 0 and ${stock.on_hand} + ${qty} + ${cap} >= ${stock.reserved}`;
  const [row] = await tx
    .update(stock)
    .set({on_hand: sql`${stock.on_hand} + ${qty}`})
    .where(and(eq(stock.sku, sku), isThere))
    .returning();
  if (!row) throw await refusalFor(tx, sku);
  const kind = code === "received" ? "receive" : "adjust";
  const move = {sku, qty, kind, ref: code, actor, reason, at} as const;
  await tx.insert(stock_move).values({...move, id: newId("stm")});
  return row;
}

async function refusalFor(tx: Db, sku: string) {
  const [row] = await tx.select().from(stock).where(eq(stock.sku, sku));
  if (!row) return new AppError("not_found", "Nothing of it is on a shelf");
  const available = Math.max(0, row.on_hand - row.reserved);
  return new AppError("out_of_stock", "Not so much is there that nobody keeps", {params: {sku, available}});
}
