import {and, desc, eq, gt, lt, or} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import type {CheckoutRow} from "./checkout-repository.ts";
import {checkout, decline} from "./tables.ts";

/** Whose cards are counted together: those tried for one cart, and those tried from one place. */
export type DeclineScope = Pick<CheckoutRow, "cart_id" | "ip_hash">;

const WINDOW_MS = 10 * 60_000;
/** A customer with many cards and a bad day stays within this. */
const DECLINES_ALLOWED = 5;

/** Seconds until this cart may be paid for from there, after more cards were declined than one person has; null: now. */
export async function coolDownOf(
  db: Db,
  {cart_id, ip_hash}: DeclineScope,
  now: Date,
): Promise<number | null> {
  const conditions = [
    ...(cart_id === null ? [] : [eq(checkout.cart_id, cart_id)]),
    ...(ip_hash === null ? [] : [eq(checkout.ip_hash, ip_hash)]),
  ];
  if (conditions.length === 0) return null;
  const rows = await db
    .select({at: decline.at})
    .from(decline)
    .innerJoin(checkout, eq(checkout.id, decline.checkout_id))
    .where(and(gt(decline.at, new Date(now.getTime() - WINDOW_MS)), or(...conditions)))
    .orderBy(desc(decline.at))
    .limit(DECLINES_ALLOWED + 1);
  const first = rows[DECLINES_ALLOWED];
  return first ? Math.ceil((first.at.getTime() + WINDOW_MS - now.getTime()) / 1000) : null;
}

/**
 * Throws during the cool-down. There is no challenge: people who test stolen cards solve puzzles patiently, but do not
 * wait.
 */
export async function requireNoCoolDown(db: Db, tester: DeclineScope, now: Date) {
  const retry_after = await coolDownOf(db, tester, now);
  if (retry_after === null) return;
  throw new AppError("payment_cooldown", "Too many cards were declined", {params: {retry_after}});
}

/**
 * Deletes declined payments and the IP address hashes of checkouts: both are retained only as long as a check reads
 * them.
 */
export async function forgetDeclines(db: Db, before: Date) {
  await db.delete(decline).where(lt(decline.at, before));
  await db.update(checkout).set({ip_hash: null}).where(lt(checkout.created_at, before));
}
