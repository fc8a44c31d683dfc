import {z} from "zod";
import {type JobKinds, noPayload} from "../../../core/jobs/job-kind.ts";

export const PLAN_KINDS = {
  /** What the plan of a runner becomes after what happened. Its key is the runner. */
  "adapt-plan": {payload: z.strictObject({user_id: z.string()}), isOnePerKey: true, parallel: 2},
  /** Enqueues `adapt-plan` for every runner in whose zone it has become three in the morning. */
  "adapt-plans": {payload: noPayload, cron: "*/5 * * * *", isOnePerKey: true},
} as const satisfies JobKinds;
