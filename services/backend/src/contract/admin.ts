import {z} from "zod";

/** The reason, in the words of staff: every change in the back office requires one, and the audit stores it. */
export const staffReason = z.string().trim().min(3).max(500);

/** Below `?limit=&cursor=`, the newest first. */
export const officeQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(64).optional(),
});
