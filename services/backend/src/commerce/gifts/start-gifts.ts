import {sql} from "drizzle-orm";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {createEntitlementRepository} from "../entitlements/entitlement-repository.ts";
import {addMonths} from "../subscriptions/add-months.ts";
import {createSubscriptionRepository} from "../subscriptions/subscription-repository.ts";
import {createGiftRepository, type GiftRow} from "./gift-repository.ts";

interface StartDeps {
  readonly db: Db;
  readonly now: () => Date;
}

// Arbitrary fixed lock key: every caller that starts a user's gifts must lock the same one.
const STARTS_LOCK = 4_716;

/**
 * Starts gifts that waited for the end of a paid membership. Safe to call at any time: while a membership runs, they
 * keep waiting.
 */
export async function startWaitingGifts({db, now}: StartDeps, user_id: string) {
  if (!(await createGiftRepository(db).hasWaiting(user_id))) return;
  await withTransaction(db, (tx) => startGifts(tx, user_id, now()));
}

/**
 * Starts the user's waiting gifts one after the other, without a gap. Starts none while the user pays for a membership.
 */
export async function startGifts(tx: Db, user_id: string, now: Date) {
  // One that is claimed at the same moment is no row of theirs yet, so locking rows would not wait for it.
  await tx.execute(sql`select pg_advisory_xact_lock(${STARTS_LOCK}, hashtext(${user_id}))`);
  const gifts = await createGiftRepository(tx).lockReceivedBy(user_id);
  const ends = gifts.flatMap(({ends_at}) => ends_at ?? []).map((end) => end.getTime());
  let next = new Date(Math.max(now.getTime(), ...ends));
  const waiting = gifts.filter(({starts_at}) => starts_at === null);
  for (const gift of waiting) {
    if (await hasPaidMembership(tx, user_id)) return;
    next = await start(tx, gift, user_id, {from: next, now});
  }
}

async function hasPaidMembership(tx: Db, user_id: string): Promise<boolean> {
  const subscriptions = createSubscriptionRepository(tx);
  const living = [await subscriptions.liveOf(user_id, true), await subscriptions.liveOf(user_id, false)];
  return living.some((row) => row !== null);
}

async function start(tx: Db, {id, months}: GiftRow, user_id: string, {from, now}: {from: Date; now: Date}) {
  const ends_at = addMonths(from, months);
  const status = from <= now ? "active" : "claimed";
  await createGiftRepository(tx).change(id, {status, starts_at: from, ends_at});
  await createEntitlementRepository(tx).grant({
    user_id,
    feature: "full_membership",
    source: "gift",
    source_id: id,
    starts_at: from,
    ends_at,
  });
  return ends_at;
}
