import type {Sub} from "@gradus/backend/contract/membership";
import {listCharges, nthCharge} from "@/lib/plan-charges";

const DAY_MS = 86_400_000;
/** What is left free after the end of what was cancelled, where the hatching shows that nothing follows. */
const AFTER_END = 1.12;
const SMALL_TICKS_UP_TO_DAYS = 500;

/** A membership as a scale of days. Places are shares of its length, from 0 to 1. */
export interface RailFacts {
  readonly from: Date;
  readonly to: Date;
  /** What the end is: of the commitment, of the access, of the trial, or the next renewal. */
  readonly end: "commitment" | "access" | "trial" | "renewal";
  /** How far the scale is drawn beyond its end, as a share of the whole. */
  readonly endAt: number;
  readonly today: number;
  readonly months: readonly {readonly at: number; readonly date: Date}[];
  readonly weeks: readonly number[];
  /** The next charge, unless it is the end itself. */
  readonly charge: {readonly at: number; readonly date: Date} | null;
  /** Only with a commitment, where the number of payments is known. */
  readonly paid: {readonly count: number; readonly total: number} | null;
}

/** Null where nothing runs: no period has begun, or it has ended. */
export function railFacts(subscription: Sub, now: Date): RailFacts | null {
  const span = spanOf(subscription);
  if (span === null || subscription.ended_at !== null || span.to <= span.from) return null;
  const {from, to} = span;
  const isCancelled = subscription.cancel_at !== null;
  const length = (to.getTime() - from.getTime()) * (isCancelled ? AFTER_END : 1);
  const placeOf = (date: Date) => clamp((date.getTime() - from.getTime()) / length);
  const next = subscription.renew_date === null ? null : new Date(subscription.renew_date);
  const isWithin = next !== null && next > from && next < to;
  return {
    ...span,
    endAt: placeOf(to),
    today: placeOf(now),
    months: monthsBetween(from, to).map((date) => ({at: placeOf(date), date})),
    weeks: daysBetween(from, to).map(placeOf),
    charge: isWithin ? {at: placeOf(next), date: next} : null,
    paid: paidOf(subscription),
  };
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

function spanOf(subscription: Sub): Pick<RailFacts, "from" | "to" | "end"> | null {
  const {commitment_state, commitment_ends_at, cancel_at, renew_date, trial_end, status} = subscription;
  const started = new Date(subscription.started_at);
  if (commitment_state === "running" && commitment_ends_at !== null && status !== "trialing") {
    const from = new Date(subscription.term_starts_at);
    return {from, to: new Date(commitment_ends_at), end: cancel_at === null ? "commitment" : "access"};
  }
  if (status === "trialing" && trial_end !== null) {
    return {from: started, to: new Date(trial_end), end: cancel_at === null ? "trial" : "access"};
  }
  const end = cancel_at ?? renew_date;
  if (end === null) return null;
  const to = new Date(end);
  const before = nthCharge(subscription, to, -1);
  return {from: before < started ? started : before, to, end: cancel_at === null ? "renewal" : "access"};
}

function monthsBetween(from: Date, to: Date): Date[] {
  const monthly = {interval: "monthly", interval_count: 1} as const;
  const dates: Date[] = [];
  for (let count = 1; nthCharge(monthly, from, count) < to; count += 1)
    dates.push(nthCharge(monthly, from, count));
  return dates;
}

/** Weeks, or days where there is room for no more than a month of them. */
function daysBetween(from: Date, to: Date): Date[] {
  const days = (to.getTime() - from.getTime()) / DAY_MS;
  if (days > SMALL_TICKS_UP_TO_DAYS) return [];
  const step = days > 45 ? 7 : 1;
  const count = Math.ceil(days / step) - 1;
  return Array.from({length: count}, (_, index) => new Date(from.getTime() + (index + 1) * step * DAY_MS));
}

function paidOf(subscription: Sub): RailFacts["paid"] {
  const {commitment_state, commitment_months, remaining_charges, term_starts_at} = subscription;
  if (commitment_state !== "running") return null;
  const from = new Date(term_starts_at);
  const total = listCharges(subscription, {from, trialDays: 0, months: commitment_months}).length;
  return {count: Math.max(0, total - remaining_charges.length), total};
}
