import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {grantAccess} from "./grant-access.ts";
import {createSubscriptionRepository, isLive, type SubscriptionRow} from "./subscription-repository.ts";

/** Whose a membership is that was bought without signing in: the account that has proven its address, if there is one. */
export async function findOwner(db: Db, email_norm: string, now: Date): Promise<string | null> {
  const person = await createAccountRepository(db).findByEmail(email_norm, now);
  return person?.email_verified_at ? person.id : null;
}

/**
 * Links memberships bought as a guest under the account's verified address to the account. Runs whenever the account's
 * access is read, so that neither a new account nor a newly verified address has to trigger it. A second live
 * membership stays unlinked until the first has ended.
 */
export async function linkMemberships(db: Db, user_id: string, now: Date) {
  const person = await createAccountRepository(db).get(user_id, now);
  if (!person?.email_verified_at) return;
  const waiting = await createSubscriptionRepository(db).listWaiting(person.email_norm);
  for (const row of waiting) await link(db, row, user_id, now);
}

function link(db: Db, {provider_id, livemode}: SubscriptionRow, user_id: string, now: Date) {
  return withTransaction(db, async (tx) => {
    const subscriptions = createSubscriptionRepository(tx);
    const row = await subscriptions.lockOfProvider(provider_id);
    if (!row || row.user_id !== null) return;
    if (isLive(row) && (await subscriptions.liveOf(user_id, livemode))) return;
    await grantAccess(tx, await subscriptions.change(row.id, {user_id}), now);
  });
}
