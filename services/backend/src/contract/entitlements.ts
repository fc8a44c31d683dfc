import {z} from "zod";

/** What an account may use, the weakest first. */
export const ACCESS = ["none", "data_only", "full_membership"] as const;
export const GRANT_SOURCES = ["subscription", "trial", "gift", "admin", "hardware"] as const;

/** GET U/feature-access: the strongest of what is granted and has not run out. */
export const featureAccess = z.object({
  access: z.enum(ACCESS),
  /** As the product calls it; null without access. */
  title: z.enum(["Data only", "Full membership"]).nullable(),
  features: z.array(
    z.object({
      key: z.enum(["data_only", "full_membership"]),
      allowed: z.boolean(),
      sources: z.array(z.object({kind: z.enum(GRANT_SOURCES), ends_at: z.string().nullable()})),
    }),
  ),
  as_of: z.string(),
});
export type FeatureAccess = z.infer<typeof featureAccess>;

export type ReadAccess = (user_id: string) => Promise<FeatureAccess["access"]>;
