import {z} from "zod";
import type {JobKinds} from "../../../core/jobs/job-kind.ts";

const HALF_HOUR_S = 30 * 60;

export const STATE_KINDS = {
  /** Derives what follows from all runs of a user, from where it is stale. Its key is the user. */
  "derive-user": {
    payload: z.strictObject({user_id: z.string()}),
    isOnePerKey: true,
    isAwaited: true,
    runWithinSeconds: HALF_HOUR_S,
    parallel: 2,
  },
} as const satisfies JobKinds;
