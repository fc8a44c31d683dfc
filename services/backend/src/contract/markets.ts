import {z} from "zod";

export const regionReply = z.object({
  region: z.string(),
  default_locale: z.string(),
  /** ISO 4217. */
  currency: z.string(),
});
