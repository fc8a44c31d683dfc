import {z} from "zod";
import {region} from "./account-fields.ts";

export const FLAG_STATES = ["off", "on", "percent", "rules"] as const;

export const featuresQuery = z.strictObject({region: region.optional()});

/** A flag that is not listed is off. */
export const featuresReply = z.object({
  flags: z.record(z.string(), z.boolean()),
  evaluated_at: z.string(),
  /** Names this set of answers; the header of the same name carries it too. */
  etag: z.string(),
});
export type FeaturesReply = z.infer<typeof featuresReply>;
