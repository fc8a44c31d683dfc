import {z} from "zod";
import {type JobKinds, noPayload} from "../../../core/jobs/job-kind.ts";

export const UPGRADE_KINDS = {
  /** Finds athletes with runs that an older version of the science read. */
  "upgrade-due": {payload: noPayload, cron: "*/10 * * * *", isOnePerKey: true},
  /** Reads an athlete's runs again, and derives what follows from them. Its key is the athlete. */
  "upgrade-runs": {
    payload: z.strictObject({user_id: z.string()}),
    isOnePerKey: true,
    runWithinSeconds: 30 * 60,
    heartbeatSeconds: 30,
  },
} as const satisfies JobKinds;
