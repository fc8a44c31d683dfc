import {z} from "zod";

/** GET /b/region?country=DE → {data: {region, default_locale, currency}} */
export const regionReply = z.object({
  region: z.string(),
  default_locale: z.string(),
  /** ISO 4217. */
  currency: z.string(),
});
