import {addMonths, listPeriods, type Rhythm} from "./add-months.ts";
import type {subscription} from "./tables.ts";

type Row = typeof subscription.$inferSelect;

type Running = Pick<Row, "status" | "trial_end" | "term_starts_at" | "cancel_at" | "commitment_months">;

/** The commitment counts from what is paid for: days of a trial are none of it. */
export function commitmentEnd({term_starts_at, commitment_months}: Running): Date | null {
  return commitment_months === 0 ? null : addMonths(term_starts_at, commitment_months);
}

/**
 * The state of a commitment. A waived one stays waived. One that is cancelled in the trial never begins, and one that
 * has passed does not begin again.
 */
export function commitmentState(
  row: Running,
  before: Row["commitment_state"] | null,
  now: Date,
): Row["commitment_state"] {
  const end = commitmentEnd(row);
  if (end === null) return "none";
  if (before === "waived" || before === "fulfilled") return before;
  if (endsInTrial(row)) return "none";
  return end <= now ? "fulfilled" : "running";
}

function endsInTrial({status, trial_end, cancel_at}: Running) {
  return status !== "active" && trial_end !== null && cancel_at !== null && cancel_at <= trial_end;
}

export function endIfCancelled(row: Row, now: Date): Date {
  if (row.status === "trialing") return row.trial_end ?? row.current_period_end;
  const {current_period_end, commitment_ends_at} = row;
  const isBound = isCommitted(row, now) && commitment_ends_at !== null;
  return isBound && commitment_ends_at > current_period_end ? commitment_ends_at : current_period_end;
}

export function isCommitted({status, commitment_state, commitment_ends_at}: Row, now: Date): boolean {
  if (status === "trialing" || commitment_ends_at === null || commitment_ends_at <= now) return false;
  return commitment_state === "running";
}

type Charged = Rhythm & Pick<Row, "amount" | "billing_anchor" | "current_period_end">;

/** What is still charged until a moment; the period that begins then is not. */
export function chargesUntil(row: Charged, until: Date): {readonly at: Date; readonly amount: number}[] {
  const {billing_anchor, current_period_end, amount} = row;
  return listPeriods(billing_anchor, row, current_period_end, until).map((at) => ({at, amount}));
}
