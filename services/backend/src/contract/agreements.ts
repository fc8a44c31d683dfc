import {z} from "zod";

export const agreedDocument = z.object({
  kind: z.string().max(40),
  /** Id of the legal version, the region's own where it has one. */
  version: z.string().max(128),
  text_id: z.string().max(128),
  content_hash: z.string().max(100),
});
export type AgreedDocument = z.infer<typeof agreedDocument>;

/** POST /b/agreements. 409 `version_changed` with `current` when one of them is not what applies in the region now. */
export const agreementBody = z.strictObject({
  context: z.enum(["signup", "checkout", "reconsent"]),
  region: z.string(),
  locale: z.string(),
  documents: z.array(agreedDocument).min(1).max(10),
});
export type AgreementBody = z.infer<typeof agreementBody>;

export const agreement = agreementBody.extend({
  id: z.string(),
  user: z.string().nullable(),
  order: z.string().nullable(),
  at: z.string(),
});
export type Agreement = z.infer<typeof agreement>;

/** GET /b/agreements?order= or ?user=, for staff. */
export const agreementsQuery = z.object({
  user: z.string().min(1).max(128).optional(),
  order: z.string().min(1).max(128).optional(),
});
export const agreementList = z.object({agreements: z.array(agreement)});
