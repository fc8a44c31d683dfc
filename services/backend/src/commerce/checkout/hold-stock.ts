import {and, asc, eq, inArray, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {AppError} from "../../core/errors.ts";
import {stock} from "../catalog/tables.ts";
import {type CheckoutLine, reservation, stock_move} from "./tables.ts";

export interface Units {
  readonly sku: string;
  readonly qty: number;
}

/** What has a weight, added up by product, always in the same order: two who buy the same wait, and never block. */
export function unitsOf(lines: readonly Pick<CheckoutLine, "sku" | "qty" | "kind">[]): Units[] {
  const bySku = Map.groupBy(
    lines.filter(({kind}) => kind !== "virtual"),
    ({sku}) => sku,
  );
  return [...bySku]
    .map(([sku, same]) => ({sku, qty: same.reduce((all, {qty}) => all + qty, 0)}))
    .sort((a, b) => (a.sku < b.sku ? -1 : 1));
}

/**
 * Reserves units for a checkout. Throws with the units left if there are too few: then the transaction must not be
 * committed.
 */
export async function holdStock(tx: Db, checkout_id: string, units: readonly Units[], at: Date) {
  for (const {sku, qty} of units) {
    if (await take(tx, sku, qty)) await note(tx, {sku, qty, kind: "reserve", ref: checkout_id, at});
    else throw await soldOut(tx, sku);
  }
  const rows = units.map((unit) => ({...unit, checkout_id, state: "held" as const}));
  if (rows.length > 0) await tx.insert(reservation).values(rows);
}

async function take(tx: Db, sku: string, qty: number): Promise<boolean> {
  const beyond = sql`case when ${stock.policy} = 'preorder' then coalesce(${stock.preorder_cap}, 0) else 0 end`;
  const heldUnits = await tx
    .update(stock)
    .set({reserved: sql`${stock.reserved} + ${qty}`})
    .where(and(eq(stock.sku, sku), sql`${stock.on_hand} + ${beyond} - ${stock.reserved} >= ${qty}`))
    .returning({sku: stock.sku});
  return heldUnits.length > 0;
}

async function soldOut(tx: Db, sku: string) {
  const [row] = await tx.select().from(stock).where(eq(stock.sku, sku));
  const available = Math.max(0, (row?.on_hand ?? 0) - (row?.reserved ?? 0));
  return new AppError("out_of_stock", "There are not as many left", {params: {sku, available}});
}

/** Releases units that are still held. Of concurrent calls that release or commit, the first to change the row wins. */
export async function releaseStock(tx: Db, checkout_id: string, at: Date) {
  for (const {sku, qty} of await settle(tx, checkout_id, "released")) {
    await tx
      .update(stock)
      .set({reserved: sql`${stock.reserved} - ${qty}`})
      .where(eq(stock.sku, sku));
    await note(tx, {sku, qty, kind: "release", ref: checkout_id, at});
  }
}

/**
 * Takes the paid units out of the stock. False when they had been released before and another customer has bought them
 * since: then nothing is taken.
 */
export async function commitStock(tx: Db, checkout_id: string, at: Date): Promise<boolean> {
  if (!(await holdAgain(tx, checkout_id))) return false;
  for (const {sku, qty} of await settle(tx, checkout_id, "committed")) {
    await tx
      .update(stock)
      .set({
        on_hand: sql`greatest(0, ${stock.on_hand} - ${qty})`,
        reserved: sql`${stock.reserved} - ${qty}`,
        // What is sold before it is there uses up the room for such sales.
        preorder_cap: sql`${stock.preorder_cap} - greatest(0, ${qty} - ${stock.on_hand})`,
      })
      .where(eq(stock.sku, sku));
    await note(tx, {sku, qty, kind: "commit", ref: checkout_id, at});
  }
  return true;
}

/** For a payment that arrives after its units were given back. */
async function holdAgain(tx: Db, checkout_id: string): Promise<boolean> {
  const released = await listUnits(tx, checkout_id, "released");
  const heldUnits: Units[] = [];
  for (const unit of released) {
    if (await take(tx, unit.sku, unit.qty)) heldUnits.push(unit);
  }
  if (heldUnits.length === released.length) {
    const isOf = eq(reservation.checkout_id, checkout_id);
    if (heldUnits.length > 0) await tx.update(reservation).set({state: "held"}).where(isOf);
    return true;
  }
  for (const {sku, qty} of heldUnits) {
    await tx
      .update(stock)
      .set({reserved: sql`${stock.reserved} - ${qty}`})
      .where(eq(stock.sku, sku));
  }
  return false;
}

/** Returns a cancelled order's units to stock, except those that were returned before. */
export async function returnStock(tx: Db, {id, checkout_id}: OrderRef, at: Date) {
  const back = await countMoves(tx, "return", [id, checkout_id]);
  for (const {sku, qty: committedQty} of await listUnits(tx, checkout_id, "committed")) {
    const qty = committedQty - (back.get(sku) ?? 0);
    if (qty > 0) await addToStock(tx, {sku, qty}, {ref: checkout_id, at});
  }
  await tx
    .update(reservation)
    .set({state: "released"})
    .where(and(eq(reservation.checkout_id, checkout_id), eq(reservation.state, "committed")));
}

/** An order and the checkout it came from: the causes of all that its units did. */
export interface OrderRef {
  readonly id: string;
  readonly checkout_id: string;
}

export async function countMoves(
  tx: Db,
  kind: "commit" | "return",
  refs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({sku: stock_move.sku, qty: sql<string>`sum(${stock_move.qty})`})
    .from(stock_move)
    .where(and(eq(stock_move.kind, kind), inArray(stock_move.ref, [...refs])))
    .groupBy(stock_move.sku);
  return new Map(rows.map(({sku, qty}) => [sku, Number(qty)]));
}

type MoveDetails = Pick<typeof stock_move.$inferInsert, "ref" | "at" | "actor" | "reason">;

/** The caller limits the quantity by the order's ledger. */
export async function addToStock(tx: Db, {sku, qty}: Units, how: MoveDetails) {
  const back = await tx
    .update(stock)
    .set({on_hand: sql`${stock.on_hand} + ${qty}`})
    .where(eq(stock.sku, sku))
    .returning({sku: stock.sku});
  // A membership has no stock.
  if (back.length > 0) await note(tx, {sku, qty, kind: "return", ...how});
}

/** The units that were held until this very statement. */
async function settle(tx: Db, checkout_id: string, state: "committed" | "released"): Promise<Units[]> {
  const rows = await tx
    .update(reservation)
    .set({state})
    .where(and(eq(reservation.checkout_id, checkout_id), eq(reservation.state, "held")))
    .returning({sku: reservation.sku, qty: reservation.qty});
  return rows.sort((a, b) => (a.sku < b.sku ? -1 : 1));
}

function listUnits(tx: Db, checkout_id: string, state: "committed" | "released"): Promise<Units[]> {
  return tx
    .select({sku: reservation.sku, qty: reservation.qty})
    .from(reservation)
    .where(and(eq(reservation.checkout_id, checkout_id), eq(reservation.state, state)))
    .orderBy(asc(reservation.sku));
}

async function note(tx: Db, move: Omit<typeof stock_move.$inferInsert, "id">) {
  await tx.insert(stock_move).values({...move, id: newId("stm")});
}
