import {z} from "zod";
import type {JobKinds} from "../../../core/jobs/job-kind.ts";

export const FOOT_KINDS = {
  /** Averages the recordings of a job once more; goes on where the last try ended. */
  "reprocess-feet": {
    payload: z.strictObject({foot_job_id: z.string()}),
    isOnePerKey: true,
    runWithinSeconds: 30 * 60,
  },
} as const satisfies JobKinds;
