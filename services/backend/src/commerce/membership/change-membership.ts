import type Stripe from "stripe";
import type {CancelRequest, Sub} from "../../contract/membership.ts";
import {AppError} from "../../core/errors.ts";
import {sum} from "../money/money.ts";
import {callProvider, requirePayments} from "../payments/payment-client.ts";
import type {SubscriptionRow} from "../subscriptions/subscription-repository.ts";
import {requireMembership} from "./find-membership.ts";
import type {MembershipDeps} from "./membership-deps.ts";
import {syncMembership} from "./sync-membership.ts";
import {agreedCharges, ifCancelled} from "./to-subscription.ts";

export interface Cancelled {
  readonly row: SubscriptionRow;
  readonly effective_at: string;
  readonly remaining_charges: Sub["remaining_charges"];
}

/**
 * Cancels a membership at the end of its agreed term: its period, its trial, or its commitment, which has to be
 * confirmed because charges follow. Idempotent.
 */
export async function cancelMembership(
  deps: MembershipDeps,
  user_id: string,
  request: CancelRequest,
): Promise<Cancelled> {
  const row = await requireMembership(deps, user_id);
  if (row.cancel_at !== null) return toCancelled(deps, row, row.cancel_at);
  const plan = ifCancelled(row, deps.now());
  if (plan.needs_confirmation && !request.confirm_commitment) throw commitmentActive(row, plan);
  const cancel_at = Math.floor(Date.parse(plan.effective_at) / 1000);
  const {feedback, comment, reason} = request;
  const words = [reason, comment].flatMap((text) => text ?? []).join(": ");
  await changeAtProvider(deps, row, {
    cancel_at,
    cancellation_details: {...(feedback && {feedback}), ...(words !== "" && {comment: words})},
  });
  const changed = (await syncMembership(deps, row.provider_id)) ?? row;
  return toCancelled(deps, changed, changed.cancel_at ?? new Date(plan.effective_at));
}

function toCancelled({now}: MembershipDeps, row: SubscriptionRow, end: Date): Cancelled {
  return {row, effective_at: end.toISOString(), remaining_charges: agreedCharges(row, now())};
}

function commitmentActive(
  row: SubscriptionRow,
  {effective_at, remaining_charges}: ReturnType<typeof ifCancelled>,
) {
  return new AppError("commitment_active", "There is a commitment, and charges follow", {
    params: {
      ends_at: effective_at,
      remaining: remaining_charges.length,
      amount: row.amount,
      total: sum(remaining_charges.map(({amount}) => amount)),
      currency: row.currency,
    },
  });
}

/** Takes a cancellation back, as long as it has not ended. Nothing begins anew: neither a trial nor a commitment. */
export async function reactivateMembership(deps: MembershipDeps, user_id: string): Promise<SubscriptionRow> {
  const row = await requireMembership(deps, user_id);
  if (row.cancel_at === null) return row;
  if (row.card === null) throw new AppError("payment_method_needed", "There is nothing to charge");
  await changeAtProvider(deps, row, {cancel_at: ""});
  return (await syncMembership(deps, row.provider_id)) ?? row;
}

/** Releases the schedule first: while a schedule controls a subscription, the provider allows no other change to it. */
async function changeAtProvider(
  {payments}: MembershipDeps,
  {provider_id, provider_schedule_id}: SubscriptionRow,
  change: Stripe.SubscriptionUpdateParams,
) {
  const {stripe} = requirePayments(payments);
  await callProvider(async () => {
    if (provider_schedule_id !== null) await stripe.subscriptionSchedules.release(provider_schedule_id);
    await stripe.subscriptions.update(provider_id, change);
  });
}
