import {and, asc, eq, inArray} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {createOrderRepository, type OrderRow} from "../orders/order-repository.ts";
import {rma, rma_line} from "./tables.ts";

export type RmaRow = typeof rma.$inferSelect;
export type RmaLine = typeof rma_line.$inferSelect;

/** Nothing more comes of these. */
const OVER: ReadonlySet<RmaRow["status"]> = new Set(["refused", "cancelled", "expired"]);

export const isOver = ({status}: Pick<RmaRow, "status">) => OVER.has(status);

export function createReturnRepository(db: Db) {
  const listOf = (order_id: string): Promise<RmaRow[]> =>
    db.select().from(rma).where(eq(rma.order_id, order_id)).orderBy(asc(rma.requested_at), asc(rma.id));

  async function listLines(ids: readonly string[]): Promise<RmaLine[]> {
    if (ids.length === 0) return [];
    return db
      .select()
      .from(rma_line)
      .where(inArray(rma_line.rma_id, [...ids]))
      .orderBy(asc(rma_line.line_no));
  }

  return {
    listOf,
    listLines,

    /** An order with its lines, its returns and their lines. */
    async stateOf(order: OrderRow) {
      const returns = await listOf(order.id);
      const return_lines = await listLines(returns.map(({id}) => id));
      return {order, lines: await createOrderRepository(db).listLines(order.id), returns, return_lines};
    },

    async get(id: string): Promise<RmaRow | null> {
      const [row] = await db.select().from(rma).where(eq(rma.id, id));
      return row ?? null;
    },

    async add(row: typeof rma.$inferInsert, lines: readonly {line_no: number; qty: number}[]) {
      const [added] = await db.insert(rma).values(row).returning();
      if (!added) throw new Error(`Return ${row.id} was not added`);
      await db.insert(rma_line).values(lines.map(({line_no, qty}) => ({line_no, qty, rma_id: row.id})));
      return added;
    },

    /** Only with its order locked. */
    async change(id: string, change: Partial<typeof rma.$inferInsert>): Promise<RmaRow> {
      const [row] = await db.update(rma).set(change).where(eq(rma.id, id)).returning();
      if (!row) throw new Error(`Return ${id} is gone`);
      return row;
    },

    async changeLine(rma_id: string, line_no: number, change: Partial<RmaLine>) {
      const isLine = and(eq(rma_line.rma_id, rma_id), eq(rma_line.line_no, line_no));
      await db.update(rma_line).set(change).where(isLine);
    },
  };
}
