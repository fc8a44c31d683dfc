import {createAudit} from "../../core/audit/audit.ts";
import {daysBefore} from "../../core/days-before.ts";
import {withTransaction} from "../../core/db/db.ts";
import {createCheckoutRepository} from "../checkout/checkout-repository.ts";
import {cancelOrder} from "../orders/cancel-order.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {readPayment} from "../orders/payment-facts.ts";
import {type SyncDeps, syncSession} from "../orders/sync-session.ts";
import {callProvider, requirePayments} from "../payments/payment-client.ts";
import {comparePrices} from "./compare-prices.ts";
import {compareSession, type Sides} from "./compare-session.ts";
import type {Difference} from "./difference.ts";
import {createDifferenceRepository} from "./difference-repository.ts";
import {listHalfCancelled, listStockDifferences} from "./own-differences.ts";
import {sessionsToCompare} from "./sessions-to-compare.ts";
import {settleMemberships} from "./settle-memberships.ts";

export type ReconcileDeps = SyncDeps;

export interface Reconciled {
  readonly compared: number;
  readonly mended: number;
  readonly open: number;
}

/** The provider goes on telling of an event for so long. */
const DAYS = 3;

/**
 * Lays the provider's books beside ours, both ways. What another look puts right is put right and written down; the rest
 * is a task for a person. Done twice, it finds nothing new.
 */
export async function reconcile(deps: ReconcileDeps): Promise<Reconciled> {
  const payments = requirePayments(deps.payments);
  const ids = await sessionsToCompare({db: deps.db, payments}, daysBefore(deps.now(), DAYS));
  const outcomes: Outcome[] = [];
  for (const id of ids) outcomes.push(await settleSession(deps, id));
  outcomes.push(await settleCancelled(deps, payments.livemode));
  const memberships = await settleMemberships(deps);
  outcomes.push(memberships);
  const open = [
    ...outcomes.flatMap((one) => one.open),
    ...(await listStockDifferences(deps.db)),
    ...(await comparePrices({...deps, payments})),
  ];
  const mended = outcomes.flatMap((one) => one.repaired);
  await recordDifferences(deps, {open, repaired: mended, livemode: payments.livemode});
  return {compared: ids.length + memberships.compared, mended: mended.length, open: open.length};
}

interface Outcome {
  readonly repaired: readonly Difference[];
  readonly open: readonly Difference[];
}

const NOTHING: Outcome = {repaired: [], open: []};

/** What differs of one payment, put right as far as looking again does that. */
async function settleSession(deps: ReconcileDeps, id: string): Promise<Outcome> {
  const sides = await readSides(deps, id);
  if (!sides) return settleForeign(deps, id);
  const found = compareSession(sides);
  if (found.length === 0) return NOTHING;
  await repair(deps, sides);
  const after = await readSides(deps, id);
  const left = after ? compareSession(after) : found;
  return {open: left, repaired: found.filter(({kind}) => left.every((one) => one.kind !== kind))};
}

async function readSides(deps: ReconcileDeps, id: string): Promise<Sides | null> {
  const {stripe} = requirePayments(deps.payments);
  const checkout = await createCheckoutRepository(deps.db).ofSession(id);
  if (!checkout) return null;
  const facts = await readPayment(stripe, id);
  return {checkout, facts, order: await createOrderRepository(deps.db).ofCheckout(checkout.id)};
}

/** Handles a session that was not created here. It is ignored as long as it is not paid. */
async function settleForeign({payments}: ReconcileDeps, id: string): Promise<Outcome> {
  const facts = await readPayment(requirePayments(payments).stripe, id);
  if (facts.status !== "complete") return NOTHING;
  const providerTotals = {total: facts.total, currency: facts.currency};
  return {
    repaired: [],
    open: [{kind: "orphan_session", ref: id, ours: {checkout: null}, theirs: providerTotals}],
  };
}

async function repair(deps: ReconcileDeps, {facts, checkout}: Sides) {
  const {stripe} = requirePayments(deps.payments);
  const isForgotten = facts.status === "open" && checkout.status !== "creating";
  if (isForgotten) await callProvider(() => stripe.checkout.sessions.expire(facts.session_id));
  else await syncSession(deps, facts.session_id);
}

async function settleCancelled(deps: ReconcileDeps, livemode: boolean): Promise<Outcome> {
  const rows = await listHalfCancelled(deps.db, livemode);
  for (const {id, version} of rows) await cancelOrder(deps, id, {version, actor: "system"});
  const left = new Set((await listHalfCancelled(deps.db, livemode)).map(({id}) => id));
  const found = rows.map(({id, total, refunded}) => ({
    kind: "cancelled_unpaid_back" as const,
    ref: id,
    ours: {total},
    theirs: {refunded},
  }));
  return {
    repaired: found.filter(({ref}) => !left.has(ref)),
    open: found.filter(({ref}) => left.has(ref)),
  };
}

async function recordDifferences(
  deps: ReconcileDeps,
  {open, repaired, livemode}: Outcome & {readonly livemode: boolean},
) {
  const at = deps.now();
  await withTransaction(deps.db, async (tx) => {
    const differences = createDifferenceRepository(tx);
    for (const found of open) await differences.saveOpen({...found, livemode, at});
    for (const found of repaired) await differences.saveRepaired({...found, livemode, at});
    await differences.closeGone(open, at);
    for (const {kind, ref, ours, theirs} of repaired) {
      await createAudit({db: tx, now: deps.now}).append(tx, {
        actor_id: "system",
        actor_role: "system",
        action: "reconcile.mend",
        target: ref,
        reason: kind,
        before: ours,
        after: theirs,
        request_id: null,
        ip_hash: null,
      });
    }
  });
}
