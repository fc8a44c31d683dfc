import {z} from "zod";

/** Why, in the words of staff: every change in the back office says so, and the audit keeps it. */
export const why = z.string().trim().min(3).max(500);

/** Below `?limit=&cursor=`, the newest first. */
export const officeQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(64).optional(),
});
