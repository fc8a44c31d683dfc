import {withTransaction} from "../../core/db/db.ts";
import type {SyncDeps} from "../orders/sync-session.ts";
import {callProvider, isMissing, requirePayments} from "../payments/payment-client.ts";
import {
  createSubscriptionRepository,
  type SubscriptionRow,
} from "../subscriptions/subscription-repository.ts";
import {syncMembership} from "./sync-membership.ts";

/** Ends a membership at once, and what was committed to with it: its hardware came back, or its order was called off. */
export async function endMembership(deps: SyncDeps, provider_id: string): Promise<SubscriptionRow | null> {
  const {stripe} = requirePayments(deps.payments);
  const known = await createSubscriptionRepository(deps.db).ofProvider(provider_id);
  if (!known || known.ended_at) return known;
  await waiveCommitment(deps, provider_id);
  await callProvider(async () => {
    try {
      await stripe.subscriptions.cancel(provider_id);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
  return syncMembership(deps, provider_id);
}

/** Waives a running commitment, so the user may leave at once. A waived commitment does not start again. */
function waiveCommitment({db}: Pick<SyncDeps, "db">, provider_id: string) {
  return withTransaction(db, async (tx) => {
    const subscriptions = createSubscriptionRepository(tx);
    const row = await subscriptions.lockOfProvider(provider_id);
    if (row?.commitment_state !== "running") return row;
    return subscriptions.change(row.id, {commitment_state: "waived"});
  });
}
