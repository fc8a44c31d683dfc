import {and, asc, eq, inArray, lt, ne, notInArray, sql} from "drizzle-orm";
import {CURRENT_CART} from "../../contract/cart.ts";
import type {Db} from "../../core/db/db.ts";
import type {Line} from "./cart-rules.ts";
import {cart, cart_line, cart_request} from "./tables.ts";

export type CartRow = typeof cart.$inferSelect;
export type NewCartRow = typeof cart.$inferInsert;
type CartChange = Partial<Omit<NewCartRow, "id" | "version">>;

export interface CartClaim {
  readonly user_id: string | null;
  readonly token_hash: string | null;
}

const LIVE = ["open", "checking_out"] as const;

export function createCartRepository(db: Db) {
  const isLive = inArray(cart.status, [...LIVE]);

  async function findOne(condition: ReturnType<typeof and>): Promise<CartRow | null> {
    const [row] = await db.select().from(cart).where(condition);
    return row ?? null;
  }

  const ofUser = (user_id: string) => findOne(and(eq(cart.user_id, user_id), isLive));
  const ofToken = (token_hash: string) => findOne(and(eq(cart.token_hash, token_hash), isLive));

  return {
    get: (id: string) => findOne(eq(cart.id, id)),
    ofUser,
    ofToken,

    /** The cart of a path, or the caller's cart in use: the account's before the token's. */
    async find(id: string, {user_id, token_hash}: CartClaim): Promise<CartRow | null> {
      if (id !== CURRENT_CART) return findOne(and(eq(cart.id, id), ne(cart.status, "merged")));
      const own = user_id === null ? null : await ofUser(user_id);
      return own ?? (token_hash === null ? null : ofToken(token_hash));
    },

    /** Locks the row: other callers who would change the cart wait until the transaction ends. */
    async lock(id: string): Promise<CartRow | null> {
      const [row] = await db.select().from(cart).where(eq(cart.id, id)).for("update");
      return row ?? null;
    },

    /** In the order of ids, so that two who merge do not wait for each other. */
    lockAll: (ids: readonly string[]): Promise<CartRow[]> =>
      db
        .select()
        .from(cart)
        .where(inArray(cart.id, [...ids]))
        .orderBy(asc(cart.id))
        .for("update"),

    /** Null when the account has one in use already. */
    async add(row: NewCartRow): Promise<CartRow | null> {
      const [added] = await db.insert(cart).values(row).onConflictDoNothing().returning();
      return added ?? null;
    },

    listLines: (cart_id: string): Promise<Line[]> =>
      db
        .select({
          sku: cart_line.sku,
          offer_code: cart_line.offer_code,
          clip: cart_line.clip,
          qty: cart_line.qty,
        })
        .from(cart_line)
        .where(eq(cart_line.cart_id, cart_id))
        .orderBy(cart_line.line_no),

    /** False when this change was made before. */
    async remember(cart_id: string, request_id: string): Promise<boolean> {
      const added = await db
        .insert(cart_request)
        .values({cart_id, request_id})
        .onConflictDoNothing()
        .returning();
      return added.length > 0;
    },

    /** Only with the cart locked. A new version, with these lines instead of those before. */
    async change(id: string, change: CartChange, lines: readonly Line[], now: Date): Promise<CartRow> {
      await db.delete(cart_line).where(eq(cart_line.cart_id, id));
      const rows = lines.map((line, index) => ({...line, cart_id: id, line_no: index + 1, added_at: now}));
      if (rows.length > 0) await db.insert(cart_line).values(rows);
      const [row] = await db
        .update(cart)
        .set({...change, version: sql`${cart.version} + 1`, updated_at: now})
        .where(eq(cart.id, id))
        .returning();
      if (!row) throw new Error(`Cart ${id} is gone`);
      return row;
    },

    /** Changes what is no content: its version stays. */
    async setStatus(id: string, status: CartRow["status"], now: Date) {
      await db.update(cart).set({status, updated_at: now}).where(eq(cart.id, id));
    },

    /** Of an expired code; null if the cart has it no more. The shopper did not change the cart, so its version stays. */
    async removePromo(id: string, code: string, now: Date): Promise<CartRow | null> {
      const hasIt = and(eq(cart.id, id), eq(cart.promo_code, code), isLive);
      const [row] = await db.update(cart).set({promo_code: null, updated_at: now}).where(hasIt).returning();
      return row ?? null;
    },

    /**
     * Deletes carts that were paid, merged or abandoned long ago; their outcome is recorded in checkouts and orders.
     */
    async forget(before: Date) {
      const isLeft = notInArray(cart.status, [...LIVE]);
      await db.delete(cart).where(and(isLeft, lt(cart.updated_at, before)));
    },

    async abandonOld(now: Date) {
      await db
        .update(cart)
        .set({status: "abandoned", token_hash: null, updated_at: now})
        .where(and(eq(cart.status, "open"), lt(cart.expires_at, now)));
    },
  };
}
