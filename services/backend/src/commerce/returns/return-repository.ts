import {asc, eq, inArray} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {rma, rma_line} from "./tables.ts";

export type RmaRow = typeof rma.$inferSelect;
export type RmaLine = typeof rma_line.$inferSelect;

/** Nothing more comes of these. */
const OVER: ReadonlySet<RmaRow["status"]> = new Set(["refused", "cancelled", "expired"]);

export const isOver = ({status}: Pick<RmaRow, "status">) => OVER.has(status);

export function createReturnRepository(db: Db) {
  return {
    async get(id: string): Promise<RmaRow | null> {
      const [row] = await db.select().from(rma).where(eq(rma.id, id));
      return row ?? null;
    },

    listOf: (order_id: string): Promise<RmaRow[]> =>
      db.select().from(rma).where(eq(rma.order_id, order_id)).orderBy(asc(rma.requested_at), asc(rma.id)),

    async listLines(ids: readonly string[]): Promise<RmaLine[]> {
      if (ids.length === 0) return [];
      return db
        .select()
        .from(rma_line)
        .where(inArray(rma_line.rma_id, [...ids]))
        .orderBy(asc(rma_line.line_no));
    },

    async add(row: typeof rma.$inferInsert, lines: readonly {line_no: number; qty: number}[]) {
      const [added] = await db.insert(rma).values(row).returning();
      if (!added) throw new Error(`Return ${row.id} was not added`);
      await db.insert(rma_line).values(lines.map(({line_no, qty}) => ({line_no, qty, rma_id: row.id})));
      return added;
    },

    async setStatus(id: string, status: RmaRow["status"], closed_at: Date | null): Promise<void> {
      await db.update(rma).set({status, closed_at}).where(eq(rma.id, id));
    },
  };
}
