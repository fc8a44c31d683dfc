import {z} from "zod";

export const regionLegal = z.object({
  region: z.string(),
  timeZone: z.string(),
  legal: z.looseObject({
    bindingLocale: z.string(),
    requiredLocales: z.array(z.string()).default([]),
    scope: z.string(),
    noticeDays: z.number().int().nonnegative(),
  }),
  provider: z.looseObject({legalName: z.string().default(""), supportEmail: z.string().default("")}),
});
export type RegionLegal = z.infer<typeof regionLegal>;
