import {z} from "zod";
import {type JobKinds, noPayload} from "../../../core/jobs/job-kind.ts";

export const READING_KINDS = {
  /** Reads a stored file; does nothing when that was done meanwhile. */
  "read-upload": {
    payload: z.strictObject({upload_id: z.string()}),
    isOnePerKey: true,
    parallel: 2,
    heartbeatSeconds: 30,
  },
  /** Finds files that no job reads: those of older releases, and those whose job was lost or given up. */
  "read-waiting": {payload: noPayload, cron: "*/15 * * * *", isOnePerKey: true},
} as const satisfies JobKinds;
