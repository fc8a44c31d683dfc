import {and, asc, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import type {RefundedLine} from "./refund-lines.ts";
import {ledger, refund, refund_line} from "./tables.ts";

export type RefundRow = typeof refund.$inferSelect;

/** Whether a second person has to approve before the refund is sent to the provider. */
export const isWaiting = ({needs_approval, approved_by, status}: RefundRow) =>
  needs_approval && approved_by === null && status === "requested";

export function createRefundRepository(db: Db) {
  return {
    async ofKey(idem_key: string): Promise<RefundRow | null> {
      const [row] = await db.select().from(refund).where(eq(refund.idem_key, idem_key));
      return row ?? null;
    },

    async get(id: string): Promise<RefundRow | null> {
      const [row] = await db.select().from(refund).where(eq(refund.id, id));
      return row ?? null;
    },

    listOf: (order_id: string): Promise<RefundRow[]> =>
      db.select().from(refund).where(eq(refund.order_id, order_id)).orderBy(asc(refund.at), asc(refund.id)),

    listLines: (refund_id: string): Promise<RefundedLine[]> =>
      db
        .select({line_no: refund_line.line_no, qty: refund_line.qty, amount: refund_line.amount})
        .from(refund_line)
        .where(eq(refund_line.refund_id, refund_id)),

    async add(
      row: typeof refund.$inferInsert,
      lines: readonly Omit<typeof refund_line.$inferInsert, "refund_id">[] = [],
    ): Promise<RefundRow> {
      const [added] = await db.insert(refund).values(row).returning();
      if (!added) throw new Error(`Refund ${row.id} was not added`);
      const rows = lines.map((line) => ({...line, refund_id: added.id}));
      if (rows.length > 0) await db.insert(refund_line).values(rows);
      return added;
    },

    /**
     * Refunds requested before that time that wait for no approval and, as far as we know, never reached the provider.
     */
    listUnsubmitted: (before: Date): Promise<RefundRow[]> =>
      db
        .select()
        .from(refund)
        .where(
          and(
            eq(refund.status, "requested"),
            isNull(refund.provider_refund_id),
            lt(refund.at, before),
            or(eq(refund.needs_approval, false), isNotNull(refund.approved_by)),
          ),
        )
        .orderBy(asc(refund.at))
        .limit(100),

    /** What staff gave back of an order without a second person. */
    async sumUnapproved(order_id: string): Promise<number> {
      const [row] = await db
        .select({given: sql<string>`coalesce(sum(${refund.amount}), 0)`})
        .from(refund)
        .where(
          and(
            eq(refund.order_id, order_id),
            ne(refund.asked_by, "shopper"),
            isNull(refund.approved_by),
            inArray(refund.status, ["requested", "pending", "succeeded"]),
          ),
        );
      return Number(row?.given ?? 0);
    },

    /** Only with its order locked. */
    async change(id: string, change: Partial<typeof refund.$inferInsert>): Promise<RefundRow> {
      const [row] = await db.update(refund).set(change).where(eq(refund.id, id)).returning();
      if (!row) throw new Error(`Refund ${id} is gone`);
      return row;
    },

    /**
     * Sum of refunds requested but not in the ledger, including those just sent to the provider and not yet
     * synchronized.
     */
    async sumUnbooked(order_id: string): Promise<number> {
      const [row] = await db
        .select({unbooked: sql<string>`coalesce(sum(${refund.amount}), 0)`})
        .from(refund)
        .where(
          and(
            eq(refund.order_id, order_id),
            inArray(refund.status, ["requested", "pending"]),
            notExists(
              db
                .select({id: ledger.id})
                .from(ledger)
                .where(and(eq(ledger.kind, "refund"), eq(ledger.ref, refund.provider_refund_id))),
            ),
          ),
        );
      return Number(row?.unbooked ?? 0);
    },

    /** Records the provider's id of the refund. Null where it was recorded before. */
    async markSubmitted(id: string, provider_refund_id: string): Promise<RefundRow | null> {
      const [row] = await db
        .update(refund)
        .set({status: "pending", provider_refund_id})
        .where(and(eq(refund.id, id), isNull(refund.provider_refund_id)))
        .returning();
      return row ?? null;
    },

    async refuse(id: string, failure_reason: string) {
      await db.update(refund).set({status: "failed", failure_reason}).where(eq(refund.id, id));
    },

    /**
     * Stores the provider's status; null if it is unchanged. A failed refund stays failed: `succeeded` may have come
     * before, but never replaces it.
     */
    async settle(provider_refund_id: string, status: "succeeded" | "failed"): Promise<RefundRow | null> {
      const [row] = await db
        .update(refund)
        .set({status})
        .where(
          and(
            eq(refund.provider_refund_id, provider_refund_id),
            inArray(refund.status, status === "failed" ? ["pending", "succeeded"] : ["pending"]),
          ),
        )
        .returning();
      return row ?? null;
    },
  };
}
