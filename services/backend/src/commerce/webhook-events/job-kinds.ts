import {z} from "zod";
import {type JobKinds, noPayload} from "../../core/jobs/job-kind.ts";
import {ORDER_KINDS} from "../orders/job-kinds.ts";
import {RECEIPT_KINDS} from "../receipts/job-kinds.ts";

const SIX_HOURS_S = 6 * 60 * 60;

export const COMMERCE_KINDS = {
  ...ORDER_KINDS,
  ...RECEIPT_KINDS,
  /** Looks at what an event of the provider is about. Late and often rather than never. */
  "work-event": {
    payload: z.strictObject({event_id: z.string()}),
    retries: 8,
    firstPauseSeconds: 5,
    longestPauseSeconds: SIX_HOURS_S,
    // On a day of many renewals they come by the hundred.
    batch: 8,
  },
  /** Processes memberships and gifts whose date has come, and memberships the provider has not reported on. */
  "tend-memberships": {payload: noPayload, cron: "7,37 * * * *", isOnePerKey: true},
  /** Completes or ends abandoned checkouts, and processes events that were left over. */
  "tend-checkouts": {payload: noPayload, cron: "* * * * *", isOnePerKey: true},
  /** Lays the provider's books beside ours, when few people shop. */
  reconcile: {payload: noPayload, cron: "10 3 * * *", isOnePerKey: true},
  /** Expires returns that were never sent, and marks parcels without a delivery report as delivered. */
  "tend-returns": {payload: noPayload, cron: "17 * * * *", isOnePerKey: true},
} as const satisfies JobKinds;
