/** Everything that happens by itself. Each has its function in `tasks/perform.ts`. */
export const TASK_NAMES = [
  "expire_session",
  "fail_refund",
  "open_dispute",
  "renew_subscription",
  "warn_trial_end",
  "announce_renewal",
  "retry_invoice",
  "expire_incomplete",
  "cancel_subscription",
  "advance_schedule",
] as const;
export type TaskName = (typeof TASK_NAMES)[number];
