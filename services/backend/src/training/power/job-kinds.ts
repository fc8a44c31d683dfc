import {z} from "zod";
import {type JobKinds, noPayload} from "../../core/jobs/job-kind.ts";
import {STATE_KINDS} from "../state/job-kinds.ts";

const HALF_HOUR_S = 30 * 60;

export const POWER_KINDS = {
  ...STATE_KINDS,
  /** Asks to derive for everyone whose state is stale, and once a day for the others: power is lost by resting too. */
  "derive-due": {payload: noPayload, cron: "* * * * *", isOnePerKey: true},
  /** Automatic critical power anew, as its runner asked. Its key is the runner. */
  "recalculate-cp": {
    payload: z.strictObject({recalculation_id: z.string()}),
    isOnePerKey: true,
    runWithinSeconds: HALF_HOUR_S,
    parallel: 2,
  },
} as const satisfies JobKinds;
