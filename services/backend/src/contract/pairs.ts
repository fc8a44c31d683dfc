import {z} from "zod";
import {PAIR_KINDS, PAIRED_BY} from "./pair-values.ts";

export const pair = z.object({
  kind: z.enum(PAIR_KINDS),
  /** Null after a user unpaired it: then nothing is paired automatically any more. */
  target_id: z.string().nullable(),
  paired_by: z.enum(PAIRED_BY),
  updated: z.iso.datetime(),
});
export type Pair = z.infer<typeof pair>;

/** GET /b/api/v1/activities/{id}/pairs: at most one of each kind. */
export const pairList = z.object({items: z.array(pair)});

/** PUT …/pairs/{kind}: a target that was another run's becomes this one's. */
export const pairBody = z.strictObject({target_id: z.string().regex(/^[a-z]{3}_[0-9a-z]{26}$/)});
