import type {Db} from "../../core/db/db.ts";
import {addToStock, countMoves, type OrderRef, type Units} from "../checkout/hold-stock.ts";
import type {stock_move} from "../checkout/tables.ts";
import {createOrderRepository, type OrderLineRow} from "./order-repository.ts";

export interface LineUnits {
  readonly line_no: number;
  readonly sku: string;
  readonly ordered: number;
  readonly shipped: number;
  /** Of those shipped. */
  readonly returned: number;
  /** Their money went back or is about to. */
  readonly refunded: number;
  /** The contract for them is withdrawn, and they are not back. */
  readonly withdrawn: number;
  /** Back in stock. */
  readonly restocked: number;
}

/** Units that may leave: neither their money nor they themselves have gone another way. */
export function unitsToShip(units: LineUnits): number {
  const {ordered, shipped, returned, refunded, withdrawn, restocked} = units;
  const deductedQty = Math.max(0, refunded - returned, withdrawn, restocked - returned);
  return Math.max(0, ordered - shipped - deductedQty);
}

/** Units that are with us and not in stock: the most that can be restocked. */
export function unitsToRestock({ordered, shipped, returned, restocked}: LineUnits): number {
  return Math.max(0, ordered - shipped + returned - restocked);
}

/**
 * Stock is tracked by product, not by line: restocked units are spread over the lines of their product, first over
 * units that were returned, refunded or withdrawn.
 */
export function spreadRestocked(lines: readonly LineUnits[], restocked: number): LineUnits[] {
  let left = restocked;
  const take = (room: number) => {
    const taken = Math.max(0, Math.min(left, room));
    left -= taken;
    return taken;
  };
  return lines
    .map((units) => {
      const {ordered, shipped, returned, refunded, withdrawn} = units;
      const due = returned + Math.max(0, refunded - returned, withdrawn);
      return {...units, restocked: take(Math.min(due, ordered - shipped + returned))};
    })
    .map((units) => ({...units, restocked: units.restocked + take(unitsToRestock(units))}));
}

/** For each product, the units an order took from stock that are with us and not restocked yet. */
async function listRoom(tx: Db, order: OrderRef): Promise<ReadonlyMap<string, number>> {
  const committed = await countMoves(tx, "commit", [order.checkout_id]);
  const back = await countMoves(tx, "return", [order.checkout_id, order.id]);
  const lines = await createOrderRepository(tx).listLines(order.id);
  const away = (sku: string) =>
    lines.filter((line) => line.sku === sku).reduce((all, line) => all + awayOf(line), 0);
  return new Map(
    [...committed].map(([sku, qty]) => [sku, Math.max(0, qty - away(sku) - (back.get(sku) ?? 0))]),
  );
}

const awayOf = ({qty_shipped, qty_returned}: OrderLineRow) => qty_shipped - qty_returned;

type Cause = Pick<typeof stock_move.$inferInsert, "at" | "actor" | "reason">;

/**
 * Returns units of an order to stock, at most as many as are with us and not restocked yet. The caller must hold the
 * order's lock.
 */
export async function restockUnits(tx: Db, order: OrderRef, units: readonly Units[], cause: Cause) {
  const room = await listRoom(tx, order);
  const unitsBySku = Map.groupBy(units, ({sku}) => sku);
  for (const [sku, same] of [...unitsBySku].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const requestedQty = same.reduce((all, {qty}) => all + qty, 0);
    const qty = Math.min(requestedQty, room.get(sku) ?? 0);
    if (qty > 0) await addToStock(tx, {sku, qty}, {...cause, ref: order.id});
  }
}
