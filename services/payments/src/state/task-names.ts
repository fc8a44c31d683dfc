/** Everything that happens by itself. Each has its function in `tasks/perform.ts`. */
export const TASK_NAMES = ["expire_session", "fail_refund", "open_dispute"] as const;
export type TaskName = (typeof TASK_NAMES)[number];
