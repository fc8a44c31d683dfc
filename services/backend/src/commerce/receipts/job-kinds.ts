import {type JobKinds, noPayload} from "../../core/jobs/job-kind.ts";

export const RECEIPT_KINDS = {
  /** Issues documents that orders of an earlier release are due. Later it finds nothing to do. */
  "issue-documents": {payload: noPayload, cron: "*/10 * * * *", isOnePerKey: true, runWithinSeconds: 30 * 60},
} as const satisfies JobKinds;
