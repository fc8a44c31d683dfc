import {and, asc, count, eq, getTableColumns, inArray, lt, or, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {cart} from "../cart/tables.ts";
import {checkout} from "./tables.ts";

export type CheckoutRow = typeof checkout.$inferSelect;
export type NewCheckoutRow = typeof checkout.$inferInsert;

export const PAYABLE = ["creating", "open"] as const;

export function createCheckoutRepository(db: Db) {
  const isPayable = inArray(checkout.status, [...PAYABLE]);

  async function one(rows: Promise<CheckoutRow[]>) {
    const [row] = await rows;
    return row ?? null;
  }

  return {
    get: (id: string) => one(db.select().from(checkout).where(eq(checkout.id, id))),

    ofSession: (session_id: string) =>
      one(db.select().from(checkout).where(eq(checkout.provider_session_id, session_id))),

    /** The one of a cart that can be paid, or is about to be. */
    payableOf: (cart_id: string) =>
      one(
        db
          .select()
          .from(checkout)
          .where(and(eq(checkout.cart_id, cart_id), isPayable)),
      ),

    /** Of carts that were merged into this one. */
    listPayableOfMerged: (cart_id: string): Promise<CheckoutRow[]> =>
      db
        .select(getTableColumns(checkout))
        .from(checkout)
        .innerJoin(cart, eq(cart.id, checkout.cart_id))
        .where(and(eq(cart.merged_into, cart_id), isPayable)),

    lock: (id: string) => one(db.select().from(checkout).where(eq(checkout.id, id)).for("update")),

    async countAttempts(cart_id: string, cart_version: number): Promise<number> {
      const isTry = and(eq(checkout.cart_id, cart_id), eq(checkout.cart_version, cart_version));
      const [row] = await db.select({tries: count()}).from(checkout).where(isTry);
      return row?.tries ?? 0;
    },

    /** With a promotion code, by the provider's name of it: orders that were placed, and checkouts that can be paid. */
    async countUses(provider_promo_id: string): Promise<{orders: number; payable: number}> {
      const isPlaced = eq(checkout.status, "completed");
      const [row] = await db
        .select({
          orders: sql`count(*) filter (where ${isPlaced})`.mapWith(Number),
          payable: sql`count(*) filter (where ${isPayable})`.mapWith(Number),
        })
        .from(checkout)
        .where(eq(checkout.provider_promo_id, provider_promo_id));
      return row ?? {orders: 0, payable: 0};
    },

    async add(row: NewCheckoutRow): Promise<CheckoutRow> {
      const [added] = await db.insert(checkout).values(row).returning();
      if (!added) throw new Error(`Checkout ${row.id} was not added`);
      return added;
    },

    /** Null when its status is none of `from` any more: another caller was faster. */
    move: (id: string, from: readonly CheckoutRow["status"][], change: Partial<NewCheckoutRow>) =>
      one(
        db
          .update(checkout)
          .set(change)
          .where(and(eq(checkout.id, id), inArray(checkout.status, [...from])))
          .returning(),
      ),

    /** The number of a look at the provider that is about to begin. */
    async beginSync(id: string): Promise<number> {
      const [row] = await db
        .update(checkout)
        .set({looks: sql`${checkout.looks} + 1`})
        .where(eq(checkout.id, id))
        .returning({looks: checkout.looks});
      if (!row) throw new Error(`Checkout ${id} is gone`);
      return row.looks;
    },

    /** Only with the checkout locked. */
    async endSync(id: string, attemptNo: number) {
      await db.update(checkout).set({looked: attemptNo}).where(eq(checkout.id, id));
    },

    /** Half made for too long, or past their end without a word from the provider. */
    listStuck: (createdBefore: Date, expiredBefore: Date): Promise<CheckoutRow[]> =>
      db
        .select()
        .from(checkout)
        .where(
          or(
            and(eq(checkout.status, "creating"), lt(checkout.created_at, createdBefore)),
            and(eq(checkout.status, "open"), lt(checkout.expires_at, expiredBefore)),
          ),
        )
        .orderBy(asc(checkout.created_at))
        .limit(100),
  };
}
