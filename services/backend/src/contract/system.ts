import {z} from "zod";

export const OUTAGE_CAUSES = ["database", "disk", "content"] as const;

export const health = z.object({status: z.literal("ok")});
/** Degraded: requests are answered, but what they cause may be late, or some are refused for what is named. */
export const readiness = z.object({
  status: z.enum(["ok", "degraded"]),
  degraded: z.array(z.enum(["worker", "outbox", ...OUTAGE_CAUSES])),
});
