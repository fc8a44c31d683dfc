import {and, eq, inArray, notExists, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {ledger, refund} from "./tables.ts";

export type RefundRow = typeof refund.$inferSelect;

export function createRefundRepository(db: Db) {
  return {
    async ofKey(idem_key: string): Promise<RefundRow | null> {
      const [row] = await db.select().from(refund).where(eq(refund.idem_key, idem_key));
      return row ?? null;
    },

    async add(row: typeof refund.$inferInsert): Promise<RefundRow> {
      const [added] = await db.insert(refund).values(row).returning();
      if (!added) throw new Error(`Refund ${row.id} was not added`);
      return added;
    },

    /** Wanted, and not in the ledger: also what the provider was told of a moment ago, before anybody looked again. */
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

    async told(id: string, provider_refund_id: string) {
      await db.update(refund).set({status: "pending", provider_refund_id}).where(eq(refund.id, id));
    },

    async refuse(id: string, failure_reason: string) {
      await db.update(refund).set({status: "failed", failure_reason}).where(eq(refund.id, id));
    },

    /** As the provider says. What failed stays failed: it may have looked well a moment before. */
    async settle(provider_refund_id: string, status: "succeeded" | "failed") {
      await db
        .update(refund)
        .set({status})
        .where(
          and(
            eq(refund.provider_refund_id, provider_refund_id),
            inArray(refund.status, status === "failed" ? ["pending", "succeeded"] : ["pending"]),
          ),
        );
    },
  };
}
