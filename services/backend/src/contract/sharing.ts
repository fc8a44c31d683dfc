import {z} from "zod";
import {goalRace} from "./account-fields.ts";
import {shareLevel} from "./accounts.ts";
import {lengthOf} from "./bounds.ts";
import {refuseAs} from "./field-code.ts";
import {SHARE_LIMITS, SHARE_STATUSES} from "./share-values.ts";

const level = shareLevel;
// Line breaks and tabs are part of a text; the other control characters are not.
const TEXT = /^(?:[\n\r\t]|\P{Cc})*$/u;

export const share = z.object({
  id: z.string(),
  direction: z.enum(["given", "received"]),
  /**
   * The person on the other side of the share, whether given or received. For an open invitation it holds only what was
   * typed into it.
   */
  other: z.object({
    id: z.string().nullable(),
    name: z.string(),
    user_name: z.string().nullable(),
    email: z.string().nullable(),
  }),
  level,
  status: z.enum(SHARE_STATUSES),
  message: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  /** `If-Match` with an older one answers 409 `conflict`. */
  version: z.int(),
});
export type Share = z.infer<typeof share>;

/** GET U/shares: the newest first. Without `status` those that are open or in force. */
export const sharesQuery = z.strictObject({
  direction: z.enum(["given", "received"]).optional(),
  status: z.enum(SHARE_STATUSES).optional(),
});
export const shareList = z.object({items: z.array(share)});

/**
 * POST U/shares: exactly one of `email`, `user_id` and `user_name`. 201 and the same answer whether or not a user has
 * that address or name. 409 `share_exists`, 422 `share_self` or `share_limit`.
 */
export const shareInvite = z.strictObject({
  email: z.string().optional(),
  user_id: z.string().max(64).optional(),
  user_name: z.string().max(64).optional(),
  level,
  message: z
    .string()
    .trim()
    .refine((text) => lengthOf(text) <= SHARE_LIMITS.message, refuseAs("too_long"))
    .refine((text) => TEXT.test(text) && text.isWellFormed(), refuseAs("unknown_value"))
    .optional(),
  expires_at: z.iso.datetime({offset: true}).optional(),
});
export type ShareInvite = z.infer<typeof shareInvite>;

/** PATCH U/shares/{id}. Who gives it changes `level` and `expires_at`; who receives it answers by `status`. */
export const shareEdit = z.strictObject({
  level: level.optional(),
  expires_at: z.iso.datetime({offset: true}).nullable().optional(),
  status: z.enum(["accepted", "declined"]).optional(),
});
export type ShareEdit = z.infer<typeof shareEdit>;

/** POST U/shares/remove: one share, or all with a person. From either side, and as often as you like. */
export const shareRemoval = z.union([
  z.strictObject({id: z.string().max(64)}),
  z.strictObject({user_id: z.string().max(64)}),
]);
export const shareRemovalReply = z.object({removed: z.literal(true)});

/** GET U of a user who shares with the caller. Null is what the level does not show. */
export const sharedUser = z.strictObject({
  id: z.string(),
  user_name: z.string(),
  first_name: z.string(),
  avatar_url: z.string().nullable(),
  timezone: z.string(),
  level,
  goal_race: goalRace.nullable(),
  weight_kg: z.number().nullable(),
});
export type SharedUser = z.infer<typeof sharedUser>;
