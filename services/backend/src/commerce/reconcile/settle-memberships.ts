import type Stripe from "stripe";
import {syncMembership} from "../membership/sync-membership.ts";
import type {SyncDeps} from "../orders/sync-session.ts";
import {callProvider, type Payments, requirePayments} from "../payments/payment-client.ts";
import {
  createSubscriptionRepository,
  type SubscriptionRow,
} from "../subscriptions/subscription-repository.ts";
import type {Difference, Facts} from "./difference.ts";

interface Outcome {
  readonly compared: number;
  readonly repaired: readonly Difference[];
  readonly open: readonly Difference[];
}

const PAGE = 200;

/** Lays all memberships that live on either side beside each other. Another look puts right what it can. */
export async function settleMemberships(deps: SyncDeps): Promise<Outcome> {
  const payments = requirePayments(deps.payments);
  const providerSubscriptions = await listTheirs(payments.stripe);
  const ownMemberships = await listOurs(deps, payments);
  const ids = [...new Set([...providerSubscriptions.keys(), ...ownMemberships.keys()])].sort();
  const found = ids.flatMap((id) => compare(id, ownMemberships.get(id), providerSubscriptions.get(id)));
  for (const {ref} of found) await syncMembership(deps, ref);
  const after = found.length === 0 ? ownMemberships : await listOurs(deps, payments);
  const now = found.length === 0 ? providerSubscriptions : await listTheirs(payments.stripe);
  const open = found.flatMap(({ref}) => compare(ref, after.get(ref), now.get(ref)));
  const left = new Set(open.map(({ref}) => ref));
  return {compared: ids.length, open, repaired: found.filter(({ref}) => !left.has(ref))};
}

/** By the provider's name of them. It lists those that have not ended. */
async function listTheirs(stripe: Stripe): Promise<ReadonlyMap<string, Stripe.Subscription>> {
  return callProvider(async () => {
    const found = new Map<string, Stripe.Subscription>();
    for await (const one of stripe.subscriptions.list({limit: 100})) {
      if (one.status !== "canceled" && one.status !== "incomplete_expired") found.set(one.id, one);
    }
    return found;
  });
}

async function listOurs({db}: SyncDeps, {livemode}: Payments): Promise<ReadonlyMap<string, SubscriptionRow>> {
  const subscriptions = createSubscriptionRepository(db);
  const found = new Map<string, SubscriptionRow>();
  for (let after = ""; ; ) {
    const page = await subscriptions.listLiving(livemode, after, PAGE);
    for (const row of page) found.set(row.provider_id, row);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return found;
    after = last.id;
  }
}

function compare(
  ref: string,
  row: SubscriptionRow | undefined,
  subscription: Stripe.Subscription | undefined,
): Difference[] {
  const [ownFacts, providerFacts] = [
    row ? factsOfOurs(row) : ENDED,
    subscription ? factsOfTheirs(subscription) : ENDED,
  ];
  if (JSON.stringify(ownFacts) === JSON.stringify(providerFacts)) return [];
  return [{kind: "membership_differs", ref, ours: ownFacts, theirs: providerFacts}];
}

const ENDED: Facts = {status: null, amount: null, currency: null, cancel_at: null};

const factsOfOurs = ({status, amount, currency, cancel_at}: SubscriptionRow): Facts => ({
  status,
  amount,
  currency,
  cancel_at: cancel_at?.toISOString() ?? null,
});

function factsOfTheirs({status, items, currency, cancel_at}: Stripe.Subscription): Facts {
  const [item] = items.data;
  return {
    status,
    amount: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    currency: currency.toUpperCase(),
    cancel_at: cancel_at === null ? null : new Date(cancel_at * 1000).toISOString(),
  };
}
