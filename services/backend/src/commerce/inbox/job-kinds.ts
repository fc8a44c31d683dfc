import {z} from "zod";
import {type JobKinds, noPayload} from "../../core/jobs/job-kind.ts";

const SIX_HOURS_S = 6 * 60 * 60;

export const COMMERCE_KINDS = {
  /** Looks at what an event of the provider is about. Late and often rather than never. */
  "work-event": {
    payload: z.strictObject({event_id: z.string()}),
    retries: 8,
    firstPauseSeconds: 5,
    longestPauseSeconds: SIX_HOURS_S,
    parallel: 4,
  },
  /** Finishes or ends checkouts that nobody brought to an end, and takes up events that were left. */
  "tend-checkouts": {payload: noPayload, cron: "* * * * *", isOnePerKey: true},
} as const satisfies JobKinds;
