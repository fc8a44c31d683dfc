import {z} from "zod";
import {type JobKinds, noPayload} from "../../core/jobs/job-kind.ts";

const HALF_HOUR_S = 30 * 60;

export const POWER_KINDS = {
  /** Derives what follows from all of somebody's runs, from where it is stale. Its key is the runner. */
  "derive-user": {
    payload: z.strictObject({user_id: z.string()}),
    isOnePerKey: true,
    isAwaited: true,
    runWithinSeconds: HALF_HOUR_S,
    parallel: 2,
  },
  /** Asks for that for everyone of whom something is left, and once a day for the others: power is lost by resting too. */
  "derive-due": {payload: noPayload, cron: "* * * * *", isOnePerKey: true},
  /** Automatic critical power anew, as its runner asked. Its key is the runner. */
  "recalculate-cp": {
    payload: z.strictObject({recalculation_id: z.string()}),
    isOnePerKey: true,
    runWithinSeconds: HALF_HOUR_S,
    parallel: 2,
  },
} as const satisfies JobKinds;
