/**
 * Everything that happens by itself. Each has its function in `tasks/perform.ts`. Of what is due in one second the
 * first of this list is done first: an end comes before a new price, and both before the renewal they are about.
 */
export const TASK_NAMES = [
  "expire_session",
  "fail_refund",
  "open_dispute",
  "warn_of_fraud",
  "warn_trial_end",
  "announce_renewal",
  "expire_incomplete",
  "cancel_subscription",
  "advance_schedule",
  "retry_invoice",
  "renew_subscription",
] as const;
export type TaskName = (typeof TASK_NAMES)[number];
