import {z} from "zod";
import type {JobKinds} from "../../../core/jobs/job-kind.ts";

export const EDIT_KINDS = {
  /** Derives the runs of some days once more; goes on where the last try ended. */
  "recalculate-runs": {
    payload: z.strictObject({recalculation_id: z.string()}),
    isOnePerKey: true,
    isExclusive: true,
    runWithinSeconds: 30 * 60,
    heartbeatSeconds: 30,
  },
} as const satisfies JobKinds;
