import {chargesUntil} from "./commitment.ts";
import {DUNNING_GRACE_DAYS, graceEnd} from "./grant-access.ts";
import type {MembershipLetterFacts} from "./mails/membership-letter.ts";
import type {SubscriptionRow} from "./subscription-repository.ts";

const DAY_MS = 86_400_000;
const DUNNING_DAYS = [0, 3, 5, DUNNING_GRACE_DAYS];
const TRIAL_NOTICE_DAYS = 3;
const RENEWAL_NOTICE_DAYS = 30;

export interface DueLetter {
  /** The same cause makes one mail, however often it is looked at. */
  readonly cause: string;
  readonly facts: MembershipLetterFacts;
}

type MembershipMailKind = MembershipLetterFacts["letter"];

/** Mails that are due because something changed. */
export function lettersOfChange(before: SubscriptionRow | null, row: SubscriptionRow): DueLetter[] {
  const {status, cancel_at, ended_at, version} = row;
  const isNew = before === null || before.status === "incomplete";
  const next = row.trial_end ?? row.current_period_end;
  if (isNew && status === "trialing") return [letter(row, "started", next, "started")];
  if (isNew && status === "active") return [letter(row, "started", row.current_period_end, "started")];
  if (before === null) return [];
  if (status === "canceled") return [letter(row, "ended", ended_at ?? row.current_period_end, "ended")];
  if (cancel_at && !before.cancel_at) return [letter(row, "cancelled", cancel_at, `cancelled.${version}`)];
  if (!cancel_at && before.cancel_at) {
    return [letter(row, "reactivated", row.current_period_end, `reactivated.${version}`)];
  }
  return [];
}

/** It lived beside another of the same account, and was ended before it was ever written down. */
export const letterOfSecond = (row: SubscriptionRow): DueLetter =>
  letter(row, "second_ended", row.ended_at ?? row.current_period_end, "second_ended");

/** Mails that are due because a date has come. */
export function lettersOfDay(row: SubscriptionRow, now: Date): DueLetter[] {
  return [...dunning(row, now), ...notices(row, now)];
}

function notices(row: SubscriptionRow, now: Date): DueLetter[] {
  const {status, trial_end, current_period_end, cancel_at, interval} = row;
  if (cancel_at !== null) return [];
  if (status === "trialing" && trial_end && isWithin(trial_end, TRIAL_NOTICE_DAYS, now)) {
    return [letter(row, "trial_ending", trial_end, `trial.${trial_end.getTime()}`)];
  }
  const isYearly = status === "active" && interval === "yearly";
  if (!isYearly || !isWithin(current_period_end, RENEWAL_NOTICE_DAYS, now)) return [];
  return [letter(row, "renewal", current_period_end, `renewal.${current_period_end.getTime()}`)];
}

/** Of several missed days only the last one is mailed: two such mails at once help no user. */
function dunning(row: SubscriptionRow, now: Date): DueLetter[] {
  const since = row.past_due_since;
  const grace = graceEnd(row);
  if (row.status !== "past_due" || since === null || grace === null) return [];
  const day = DUNNING_DAYS.findLast((days) => since.getTime() + days * DAY_MS <= now.getTime()) ?? 0;
  return [letter(row, "payment_problem", grace, `payment.${since.getTime()}.${day}`, grace <= now)];
}

function isWithin(moment: Date, days: number, now: Date) {
  const left = moment.getTime() - now.getTime();
  return left > 0 && left <= days * DAY_MS;
}

function letter(
  row: SubscriptionRow,
  name: MembershipMailKind,
  on: Date,
  cause: string,
  is_grace_over = false,
): DueLetter {
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
