import {z} from "zod";
import {type JobKinds, noPayload} from "../../../core/jobs/job-kind.ts";
import {STATE_KINDS} from "../../runs/state/job-kinds.ts";

const HALF_HOUR_S = 30 * 60;

export const POWER_KINDS = {
  ...STATE_KINDS,
  /**
   * Enqueues the derivation for every runner whose state is stale, and once a day for the others: power declines with
   * rest too.
   */
  "derive-due": {payload: noPayload, cron: "* * * * *", isOnePerKey: true},
  /** Recalculates automatic critical power, on request of its runner. Its key is the runner. */
  "recalculate-cp": {
    payload: z.strictObject({recalculation_id: z.string()}),
    isOnePerKey: true,
    runWithinSeconds: HALF_HOUR_S,
    parallel: 2,
  },
} as const satisfies JobKinds;
