import {z} from "zod";

const POD_UPGRADE_REASONS = ["eligible", "no_pod", "pod_too_new", "used", "issued"] as const;

export const podUpgrade = z.object({
  eligible: z.boolean(),
  /** `issued`: the code is there, and still good; `used`: one was taken within the year. */
  reason: z.enum(POD_UPGRADE_REASONS),
  code: z.string().nullable(),
  expires_at: z.string().nullable(),
  percent_off: z.int().positive(),
});
export type PodUpgrade = z.infer<typeof podUpgrade>;

/** A repeated request returns the same code. */
export const podUpgradeRequest = z.strictObject({});
export const podUpgradeCode = z.object({
  code: z.string(),
  expires_at: z.string(),
  percent_off: z.int().positive(),
});
export type PodUpgradeCode = z.infer<typeof podUpgradeCode>;
