import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import {type Db, isDuplicate, withTransaction} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {AppError} from "../../core/errors.ts";
import {parseEmail} from "../../core/mail/parse-email.ts";
import {createCatalogRepository} from "../catalog/catalog-repository.ts";
import {type Payments, requirePayments} from "../payments/payment-client.ts";
import {commitmentEnd, commitmentState} from "./commitment.ts";
import {grantAccess} from "./grant-access.ts";
import {findOwner} from "./link-memberships.ts";
import {mailMembershipChange, mailSecondEnded} from "./mail-member.ts";
import {type MembershipFacts, readMembership} from "./membership-facts.ts";
import {
  createSubscriptionRepository,
  isLive,
  type NewSubscriptionRow,
  type SubscriptionRow,
} from "./subscription-repository.ts";

interface SubscriptionDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly payments: Payments | null;
  readonly wakeMail: () => void;
}

/** `second` lives beside another membership of the same account, which is not allowed: the caller has to end it. */
export type SyncedMembership =
  | {readonly kind: "known"; readonly row: SubscriptionRow}
  | {readonly kind: "second"; readonly provider_id: string};

/** Others who look at the same moment; each of them was right, and one of them was later. */
const ROUNDS = 5;

/**
 * Syncs a membership with the provider's state, for any caller: an event, a page or a job. The state is written only if
 * nothing else was written since the read began; otherwise it is read again, so a slow read undoes nothing. Null for a
 * membership that is not ours, or of the other mode.
 */
export async function syncSubscription(
  deps: SubscriptionDeps,
  provider_id: string,
): Promise<SyncedMembership | null> {
  const {stripe, livemode} = requirePayments(deps.payments);
  for (let round = 0; round < ROUNDS; round++) {
    const before = await createSubscriptionRepository(deps.db).ofProvider(provider_id);
    const facts = await readMembership(stripe, provider_id);
    if (!facts || facts.livemode !== livemode) return null;
    const synced = await apply(deps, facts, before);
    if (synced?.kind === "known") deps.wakeMail();
    if (synced) return synced;
  }
  throw new AppError("conflict", "The membership changes faster than it can be looked at");
}

/** Null if a concurrent write was faster. */
async function apply(deps: SubscriptionDeps, facts: MembershipFacts, knownRow: SubscriptionRow | null) {
  try {
    return await withTransaction(deps.db, (tx) => write(tx, facts, knownRow, deps.now()));
  } catch (error) {
    // Another one of this account began to live in the same moment.
    if (isDuplicate(error)) return null;
    throw error;
  }
}

async function write(
  tx: Db,
  facts: MembershipFacts,
  knownRow: SubscriptionRow | null,
  now: Date,
): Promise<SyncedMembership | null> {
  const subscriptions = createSubscriptionRepository(tx);
  const before = await subscriptions.lockOfProvider(facts.provider_id);
  if ((before?.version ?? -1) !== (knownRow?.version ?? -1)) return null;
  // An ended membership stays ended, whatever is reported later.
  if (before?.ended_at && isOver(before)) return {kind: "known", row: before};
  const owner = before ? before.user_id : await ownerOf(tx, facts, now);
  const other = owner === null ? null : await subscriptions.liveOf(owner, facts.livemode);
  if (other && other.provider_id !== facts.provider_id && isLive(facts)) {
    return {kind: "second", provider_id: facts.provider_id};
  }
  const columns = await toColumns(tx, facts, before, now);
  if (before && !isDifferent(before, columns)) {
    await subscriptions.touch(before.id, now);
    return {kind: "known", row: before};
  }
  const row = before
    ? await subscriptions.change(before.id, columns)
    : await subscriptions.add({...columns, ...(await firstColumns(facts, owner))});
  if (!row) return null;
  await grantAccess(tx, row, now);
  await mailMembershipChange(tx, before, row, now);
  if (!before && other && isSecond(row, other)) await mailSecondEnded(tx, row, other, now);
  return {kind: "known", row};
}

/** Whether, of two memberships of an account that were live at the same time, the first argument is the ended one. */
function isSecond({ended_at, provider_id}: SubscriptionRow, living: SubscriptionRow): boolean {
  return ended_at !== null && provider_id !== living.provider_id && ended_at >= living.started_at;
}

const isOver = ({status}: SubscriptionRow) => status === "canceled" || status === "incomplete_expired";

/** The account that bought it, or the one that has proven the address it was bought under. */
async function ownerOf(tx: Db, {terms, email}: MembershipFacts, now: Date): Promise<string | null> {
  const buyer = await createAccountRepository(tx).get(terms.user_id, now);
  if (buyer || terms.user_id !== "") return buyer?.id ?? null;
  const norm = email === null ? null : parseEmail(email)?.norm;
  return norm ? findOwner(tx, norm, now) : null;
}

type Columns = Omit<NewSubscriptionRow, keyof Awaited<ReturnType<typeof firstColumns>>>;

async function toColumns(tx: Db, facts: MembershipFacts, before: SubscriptionRow | null, now: Date) {
  const {
    terms,
    customer_id,
    schedule_id,
    price_id,
    email: _,
    livemode: __,
    provider_id: ___,
    ...same
  } = facts;
  const term_starts_at = facts.trial_end ?? facts.started_at;
  const running = {...same, term_starts_at, commitment_months: terms.commitment_months};
  const columns: Columns = {
    ...running,
    card: isForgotten(before) ? null : facts.card,
    provider_customer_id: customer_id,
    provider_schedule_id: schedule_id,
    plan_code: (await planOf(tx, price_id)) ?? terms.plan,
    commitment_ends_at: commitmentEnd(running),
    commitment_state: commitmentState(running, before?.commitment_state ?? null, now),
    synced_at: now,
  };
  return columns;
}

/** Its owner was erased: what is still to come is its end, and nothing about them. */
const isForgotten = (row: SubscriptionRow | null) =>
  row !== null && row.user_id === null && row.email === null;

/** Customers may change plans on the provider's page: then the price determines the plan. */
async function planOf(tx: Db, price_id: string | null): Promise<string | null> {
  if (price_id === null) return null;
  const [found] = await createCatalogRepository(tx).listPrices([price_id]);
  return found?.price.plan_code ?? null;
}

/** Columns that are written only at the insert: a later sync does not restore the data of an erased user. */
async function firstColumns({terms, email, livemode, provider_id}: MembershipFacts, user_id: string | null) {
  return {
    id: newId("sub"),
    user_id,
    email,
    email_norm: email === null ? null : (parseEmail(email)?.norm ?? null),
    provider_id,
    checkout_id: terms.checkout_id,
    region: terms.region,
    locale: terms.locale,
    livemode,
  };
}

function isDifferent(before: SubscriptionRow, {synced_at: _, ...columns}: Columns) {
  const known: Readonly<Record<string, unknown>> = before;
  return Object.entries(columns).some(([name, value]) => plain(known[name]) !== plain(value));
}

const plain = (value: unknown) => JSON.stringify(value ?? null);
