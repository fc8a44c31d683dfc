import {z} from "zod";

/** POST /canyon/email/subscribe. 202 `pending` after a mail was queued, 200 `already` for a member. */
export const subscribeBody = z.strictObject({
  list: z.string().min(1).max(64),
  tags: z.array(z.string().max(64)).max(20).default([]),
  email: z.string(),
  region: z.string().optional(),
  locale: z.string().optional(),
});
export const subscribeReply = z.object({status: z.enum(["pending", "already"])});
