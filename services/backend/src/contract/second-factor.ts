import {z} from "zod";

/** Six digits of an authenticator app, or a recovery code. Spaces and dashes are as people type them. */
export const otpCode = z.string().trim().max(40);

export const secondFactor = z.object({
  enabled: z.boolean(),
  since: z.string().nullable(),
  recovery_codes_left: z.int().nonnegative(),
  /** What staff may do waits for it, and it cannot be removed. */
  required: z.boolean(),
});

/** POST U/otp/enroll with `{}`, soon after signing in. Counts once `confirm` has proven that the app has it. */
export const enrollReply = z.object({
  secret: z.string(),
  otpauth_url: z.string(),
  /** The address as a code to scan: an SVG path of `size` by `size` units. */
  qr: z.object({size: z.int().positive(), path: z.string()}),
});

/** POST U/otp/confirm: sign-in requires a code from now on. The recovery codes are returned only this once. */
export const confirmOtpBody = z.strictObject({code: otpCode});
export const confirmOtpReply = z.object({recovery_codes: z.array(z.string())});
export const removeOtpReply = z.object({enabled: z.literal(false)});
