import {and, asc, desc, eq, exists, inArray, lt, ne, not, notInArray, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {orders} from "../orders/tables.ts";
import {gift} from "./tables.ts";

export type GiftRow = typeof gift.$inferSelect;
export type NewGiftRow = typeof gift.$inferInsert;

const PAGE = 200;

export function createGiftRepository(db: Db) {
  async function one(rows: Promise<GiftRow[]>) {
    const [row] = await rows;
    return row ?? null;
  }

  return {
    get: (id: string) => one(db.select().from(gift).where(eq(gift.id, id))),
    lock: (id: string) => one(db.select().from(gift).where(eq(gift.id, id)).for("update")),
    lockOfCode: (code_hash: string) =>
      one(db.select().from(gift).where(eq(gift.code_hash, code_hash)).for("update")),
    lockOfCheckout: (checkout_id: string) =>
      one(db.select().from(gift).where(eq(gift.checkout_id, checkout_id)).for("update")),

    async add(row: NewGiftRow): Promise<GiftRow> {
      const [added] = await db.insert(gift).values(row).returning();
      if (!added) throw new Error(`Gift ${row.id} was not added`);
      return added;
    },

    /** Only with the row locked. */
    async change(id: string, change: Partial<NewGiftRow>): Promise<GiftRow> {
      const [row] = await db.update(gift).set(change).where(eq(gift.id, id)).returning();
      if (!row) throw new Error(`Gift ${id} is gone`);
      return row;
    },

    /** Gifts that this user paid for, the newest first. */
    listGivenBy: (giver_id: string): Promise<GiftRow[]> =>
      db
        .select()
        .from(gift)
        .where(and(eq(gift.giver_id, giver_id), ne(gift.status, "draft")))
        .orderBy(desc(gift.created_at))
        .limit(PAGE),

    /** Gifts that this user claimed, in the order in which they are used. */
    listReceivedBy: (user_id: string): Promise<GiftRow[]> =>
      db
        .select()
        .from(gift)
        .where(eq(gift.recipient_user_id, user_id))
        .orderBy(sql`${gift.starts_at} asc nulls last`, asc(gift.claimed_at)),

    lockReceivedBy: (user_id: string): Promise<GiftRow[]> =>
      db
        .select()
        .from(gift)
        .where(and(eq(gift.recipient_user_id, user_id), inArray(gift.status, ["claimed", "active"])))
        .orderBy(asc(gift.claimed_at), asc(gift.id))
        .for("update"),

    /** What an address has been given and not used up. */
    listUnused: (email_norm: string): Promise<GiftRow[]> =>
      db
        .select()
        .from(gift)
        .where(
          and(
            eq(gift.recipient_email_norm, email_norm),
            inArray(gift.status, ["purchased", "claimed", "active"]),
          ),
        ),

    /** Those that something may be due for, a page at a time. */
    listDue: (after: string): Promise<GiftRow[]> =>
      db
        .select()
        .from(gift)
        .where(and(inArray(gift.status, ["purchased", "claimed", "active"]), sql`${gift.id} > ${after}`))
        .orderBy(asc(gift.id))
        .limit(PAGE),

    /** But for those whose money came and is still looked at: they may yet be good. */
    async forgetDrafts(before: Date) {
      const isStillOf = and(
        eq(orders.checkout_id, gift.checkout_id),
        notInArray(orders.payment_status, ["failed", "refunded", "lost", "cancelled"]),
      );
      const isPaidFor = exists(db.select({id: orders.id}).from(orders).where(isStillOf));
      const isOld = and(eq(gift.status, "draft"), lt(gift.created_at, before));
      await db.delete(gift).where(and(isOld, not(isPaidFor)));
    },

    /** Whether the user has any claimed gift that could begin. */
    async hasWaiting(user_id: string): Promise<boolean> {
      const waiting = and(eq(gift.recipient_user_id, user_id), eq(gift.status, "claimed"));
      const rows = await db.select({id: gift.id}).from(gift).where(waiting).limit(1);
      return rows.length > 0;
    },
  };
}
