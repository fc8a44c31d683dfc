import {z} from "zod";
import type {JobKinds} from "../../core/jobs/job-kind.ts";

export const ORDER_KINDS = {
  /** Does what follows from an order that is new or was changed: its membership, its gift, its code. */
  "follow-order": {
    payload: z.strictObject({order_id: z.string()}),
    retries: 8,
    firstPauseSeconds: 5,
    longestPauseSeconds: 60 * 60,
  },
} as const satisfies JobKinds;
