import {chargesUntil} from "./commitment.ts";
import {DUNNING_GRACE_DAYS, graceEnd} from "./grant-access.ts";
import type {MembershipMailFacts} from "./mails/membership-mail.ts";
import type {SubscriptionRow} from "./subscription-repository.ts";

const DAY_MS = 86_400_000;
const DUNNING_DAYS = [0, 3, 5, DUNNING_GRACE_DAYS];
const TRIAL_NOTICE_DAYS = 3;
const RENEWAL_NOTICE_DAYS = 30;

export interface DueMail {
  /** The same cause makes one mail, however often it is looked at. */
  readonly cause: string;
  readonly facts: MembershipMailFacts;
}

type MembershipMailKind = MembershipMailFacts["letter"];

export function mailsForChange(before: SubscriptionRow | null, row: SubscriptionRow): DueMail[] {
  const {status, cancel_at, ended_at, version} = row;
  const isNew = before === null || before.status === "incomplete";
  const next = row.trial_end ?? row.current_period_end;
  if (isNew && status === "trialing") return [dueMail(row, "started", next, "started")];
  if (isNew && status === "active") return [dueMail(row, "started", row.current_period_end, "started")];
  if (before === null) return [];
  if (status === "canceled") return [dueMail(row, "ended", ended_at ?? row.current_period_end, "ended")];
  if (cancel_at && !before.cancel_at) return [dueMail(row, "cancelled", cancel_at, `cancelled.${version}`)];
  if (!cancel_at && before.cancel_at) {
    return [dueMail(row, "reactivated", row.current_period_end, `reactivated.${version}`)];
  }
  return [];
}

/** It lived beside another of the same account, and was ended before it was ever written down. */
export const secondEndedMail = (row: SubscriptionRow): DueMail =>
  dueMail(row, "second_ended", row.ended_at ?? row.current_period_end, "second_ended");

export function mailsForDate(row: SubscriptionRow, now: Date): DueMail[] {
  return [...dunning(row, now), ...notices(row, now)];
}

function notices(row: SubscriptionRow, now: Date): DueMail[] {
  const {status, trial_end, current_period_end, cancel_at, interval} = row;
  if (cancel_at !== null) return [];
  if (status === "trialing" && trial_end && isWithin(trial_end, TRIAL_NOTICE_DAYS, now)) {
    return [dueMail(row, "trial_ending", trial_end, `trial.${trial_end.getTime()}`)];
  }
  const isYearly = status === "active" && interval === "yearly";
  if (!isYearly || !isWithin(current_period_end, RENEWAL_NOTICE_DAYS, now)) return [];
  return [dueMail(row, "renewal", current_period_end, `renewal.${current_period_end.getTime()}`)];
}

/** Of several missed days only the last one is mailed: two such mails at once help no user. */
function dunning(row: SubscriptionRow, now: Date): DueMail[] {
  const since = row.past_due_since;
  const grace = graceEnd(row);
  if (row.status !== "past_due" || since === null || grace === null) return [];
  const day = DUNNING_DAYS.findLast((days) => since.getTime() + days * DAY_MS <= now.getTime()) ?? 0;
  return [dueMail(row, "payment_problem", grace, `payment.${since.getTime()}.${day}`, grace <= now)];
}

function isWithin(moment: Date, days: number, now: Date) {
  const left = moment.getTime() - now.getTime();
  return left > 0 && left <= days * DAY_MS;
}

function dueMail(
  row: SubscriptionRow,
  name: MembershipMailKind,
  on: Date,
  cause: string,
  is_grace_over = false,
): DueMail {
  const {id, region, amount, currency, interval, status, cancel_at, commitment_ends_at} = row;
  return {
    cause: `membership.${id}.${cause}`,
    facts: {
      letter: name,
      region,
      on: on.toISOString(),
      amount,
      currency,
      interval,
      is_trial: status === "trialing",
      commitment_ends_at: commitment_ends_at?.toISOString() ?? null,
      charges: cancel_at === null ? 0 : chargesUntil(row, cancel_at).length,
      is_grace_over,
    },
  };
}
