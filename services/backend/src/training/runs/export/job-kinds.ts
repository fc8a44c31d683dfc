import {z} from "zod";
import type {JobKinds} from "../../../core/jobs/job-kind.ts";

export const RUN_EXPORT_KINDS = {
  /** Puts all of a user's runs into one file. */
  "export-runs": {
    payload: z.strictObject({export_id: z.string()}),
    isOnePerKey: true,
    runWithinSeconds: 60 * 60,
    parallel: 1,
  },
} as const satisfies JobKinds;
