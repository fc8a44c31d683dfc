import {z} from "zod";

// Each runs into a request's header or a path of ours: no spaces, no line ends.
const word = z.string().regex(/^[\x21-\x7e]{1,4096}$/);

/** Standard OAuth 2.0. */
export const tokenReply = z.object({
  access_token: word,
  /** Left out by platforms that keep the one before. */
  refresh_token: word.optional(),
  expires_in: z.number().positive(),
  scope: z.string().optional(),
});
export type TokenReply = z.output<typeof tokenReply>;

export const meReply = z.object({id: z.string().min(1).max(256), scope: z.string().optional()});
export const refusalReply = z.object({error: z.string()});
export const checkReply = z.object({
  valid: z.boolean(),
  external_id: z.string().optional(),
  expires_at: z.iso.datetime().optional(),
});

/** No name of a folder: in the address of its file it would lead out of the runs. */
const runId = word.regex(/[^.]/);

export const activityList = z.object({
  items: z.array(z.object({id: runId, updated_at: z.iso.datetime()})),
});
