import type {Sub} from "../../contract/membership.ts";
import {chargesUntil, endIfCancelled, isCommitted} from "../subscriptions/commitment.ts";
import {graceEnd} from "../subscriptions/grant-access.ts";
import {isLive, type SubscriptionRow} from "../subscriptions/subscription-repository.ts";

type Charges = Sub["remaining_charges"];

export function toSubscription(row: SubscriptionRow, membership_name: string, now: Date): Sub {
  const can = allowedActions(row);
  return {
    id: row.id,
    plan: row.plan_code,
    membership_name,
    status: row.status,
    interval: row.interval,
    interval_count: row.interval_count,
    price: row.amount,
    currency: row.currency,
    started_at: row.started_at.toISOString(),
    term_starts_at: row.term_starts_at.toISOString(),
    commitment_months: row.commitment_months,
    commitment_ends_at: iso(row.commitment_ends_at),
    commitment_state: stateNow(row, now),
    renew_date: iso(nextCharge(row)),
    cancel_at: iso(row.cancel_at),
    ended_at: iso(row.ended_at),
    trial_end: iso(row.trial_end),
    grace_ends_at: iso(graceEnd(row)),
    payment_method: row.card,
    remaining_charges: agreedCharges(row, now),
    if_cancelled: can.cancel ? ifCancelled(row, now) : null,
    can,
  };
}

/** In the trial nothing was agreed on yet that could bind. */
export function ifCancelled(row: SubscriptionRow, now: Date) {
  const end = endIfCancelled(row, now);
  const remaining_charges = row.status === "trialing" ? [] : toCharges(row, end);
  return {effective_at: end.toISOString(), remaining_charges, needs_confirmation: isCommitted(row, now)};
}

export function agreedCharges(row: SubscriptionRow, now: Date): Charges {
  const {cancel_at, commitment_ends_at} = row;
  const isBound =
    row.commitment_state === "running" && commitment_ends_at !== null && commitment_ends_at > now;
  const until = cancel_at ?? (isBound ? commitment_ends_at : null);
  return until === null || !isLive(row) ? [] : toCharges(row, until);
}

function toCharges(row: SubscriptionRow, until: Date): Charges {
  return chargesUntil(row, until).map(({at, amount}) => ({at: at.toISOString(), amount}));
}

/** A commitment is fulfilled once its end date has passed, even if the row has not been updated since. */
function stateNow({commitment_state, commitment_ends_at}: SubscriptionRow, now: Date) {
  const isOver = commitment_state === "running" && commitment_ends_at !== null && commitment_ends_at <= now;
  return isOver ? "fulfilled" : commitment_state;
}

function nextCharge(row: SubscriptionRow): Date | null {
  const {status, cancel_at, current_period_end} = row;
  if (!isLive(row) || status === "paused") return null;
  return cancel_at === null || cancel_at > current_period_end ? current_period_end : null;
}

function allowedActions(row: SubscriptionRow): Sub["can"] {
  const {status, cancel_at} = row;
  const isRunning = status === "trialing" || status === "active" || status === "past_due";
  return {
    cancel: isRunning && cancel_at === null,
    reactivate: isRunning && cancel_at !== null,
    // Plans are not offered on the provider's page yet.
    switch: false,
    update_card: isLive(row) || status === "unpaid",
  };
}

const iso = (date: Date | null) => date?.toISOString() ?? null;
