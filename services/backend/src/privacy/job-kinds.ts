import {z} from "zod";
import {type JobKinds, noPayload} from "../core/jobs/job-kind.ts";

const HALF_HOUR_S = 30 * 60;

export const PRIVACY_KINDS = {
  /** Builds the data export with this id. */
  "build-export": {
    payload: z.strictObject({export_id: z.string()}),
    runWithinSeconds: HALF_HOUR_S,
    parallel: 2,
  },
  "erase-accounts": {
    payload: noPayload,
    cron: "*/10 * * * *",
    isOnePerKey: true,
    runWithinSeconds: HALF_HOUR_S,
  },
  "retire-idle": {payload: noPayload, cron: "47 4 * * *", isOnePerKey: true, runWithinSeconds: HALF_HOUR_S},
  "tidy-privacy": {payload: noPayload, cron: "53 * * * *", isOnePerKey: true},
} as const satisfies JobKinds;
