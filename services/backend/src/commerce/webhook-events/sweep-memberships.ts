import type {Logger} from "pino";
import {withTransaction} from "../../core/db/db.ts";
import {sweepGifts} from "../gifts/sweep-gifts.ts";
import {endMembership} from "../membership/end-membership.ts";
import {syncMembership} from "../membership/sync-membership.ts";
import type {SyncDeps} from "../orders/sync-session.ts";
import {mailDueNotices} from "../subscriptions/mail-member.ts";
import {
  createSubscriptionRepository,
  type SubscriptionRow,
} from "../subscriptions/subscription-repository.ts";

export interface SweepMembershipDeps extends SyncDeps {
  readonly logger: Logger;
}

const PAGE = 200;
const HOUR_MS = 3_600_000;
/**
 * Age of the last synchronization after which a row may be stale: the provider may have changed the membership since.
 */
const STALE_MS = 24 * HOUR_MS;

/**
 * Sends mails whose date has come, reads memberships again whose provider events should have arrived by now, and ends
 * those whose account was erased.
 */
export async function sweepMemberships(deps: SweepMembershipDeps) {
  const {payments, db, logger} = deps;
  if (!payments) return;
  const subscriptions = createSubscriptionRepository(db);
  for (let after = ""; ; ) {
    const page = await subscriptions.listLiving(payments.livemode, after, PAGE);
    for (const row of page) {
      try {
        await sweepMembership(deps, row);
      } catch (error) {
        logger.error({err: error, id: row.id}, "a membership could not be tended");
      }
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = last.id;
  }
  await sweepGifts(deps);
  deps.wakeMail();
}

async function sweepMembership(deps: SweepMembershipDeps, row: SubscriptionRow) {
  const {db, now} = deps;
  // Erased with its account: it must not be charged again.
  if (row.user_id === null && row.email === null) return endMembership(deps, row.provider_id);
  if (isDue(row, now())) return syncMembership(deps, row.provider_id);
  return withTransaction(db, (tx) => mailDueNotices(tx, row, now()));
}

/** An event should have come by now, or something happens soon enough for one that was lost to matter. */
function isDue({current_period_end, status, synced_at}: SubscriptionRow, now: Date) {
  const isOver = current_period_end.getTime() <= now.getTime();
  const isLate = status === "past_due" && now.getTime() - synced_at.getTime() > HOUR_MS;
  return isOver || isLate || now.getTime() - synced_at.getTime() > STALE_MS;
}
