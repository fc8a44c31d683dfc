import {z} from "zod";
import type {JobKinds} from "../../core/jobs/job-kind.ts";

export const DEMO_KINDS = {
  /** Sends in the demo runner's year, up to that day; goes on where the last try ended. */
  "seed-demo-year": {
    payload: z.strictObject({today: z.iso.date()}),
    isOnePerKey: true,
    runWithinSeconds: 30 * 60,
  },
} as const satisfies JobKinds;
