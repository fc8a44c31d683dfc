import {z} from "zod";

/** A copy of the user's data: in progress, ready for a week, expired, or failed and free to be requested again. */
const dataExport = z.object({
  id: z.string(),
  state: z.enum(["requested", "building", "ready", "expired", "failed"]),
  bytes: z.int().nullable(),
  requested_at: z.string(),
  ready_at: z.string().nullable(),
  expires_at: z.string().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** GET U/export: the newest copy, and when another may be requested. POST with `{}` requests one: one a day. */
export const exportReply = z.object({export: dataExport.nullable(), next_at: z.string().nullable()});
export type ExportReply = z.infer<typeof exportReply>;

/** POST U/export/link with `{}`, soon after signing in: an address that works once, for a few minutes. */
export const exportLinkReply = z.object({url: z.string(), expires_in: z.int().positive()});

/**
 * POST U/delete, soon after signing in. Takes the user name exactly as it is written, so that no user does this by
 * accident.
 */
export const deleteBody = z.strictObject({user_name: z.string().max(128)});
export const deleteReply = z.object({deletes_at: z.string()});
/** POST U/delete/cancel with `{}`; works twice. */
export const keepReply = z.object({kept: z.literal(true)});
