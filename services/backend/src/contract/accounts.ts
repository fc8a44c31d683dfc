import {z} from "zod";
import {
  day,
  distanceUnit,
  firstName,
  gender,
  goalRace,
  heightCm,
  lastName,
  locale,
  maximumHeartRate,
  newPassword,
  region,
  restingHeartRate,
  startingFitness,
  temperatureUnit,
  thresholdHeartRate,
  timezone,
  userName,
  weightKg,
  weightUnit,
} from "./account-fields.ts";
import {agreedDocument, agreement} from "./agreements.ts";
import {refuseAs} from "./field-code.ts";
import {otpCode} from "./second-factor.ts";
import {ROLES} from "./session.ts";
import {SHARE_LEVELS} from "./share-values.ts";

/**
 * POST /b/users → 201 Session. 409 `account_exists` or `user_name_taken`, 422 `privacy_required`, and 409
 * `version_changed` with `current` when another privacy policy applies by now.
 */
export const signUpBody = z.strictObject({
  user_name: userName,
  email: z.string().refine((email) => email.trim() !== "", refuseAs("email_required")),
  password: newPassword.optional(),
  /** Instead of a password: what `social_mismatch` handed out. */
  signup_ticket: z.string().max(256).optional(),
  first_name: firstName,
  last_name: lastName,
  timezone,
  distance_unit: distanceUnit,
  temperature_unit: temperatureUnit,
  weight_unit: weightUnit.optional(),
  goal_race: goalRace,
  date_of_birth: z.strictObject({day: z.int(), month: z.int(), year: z.int()}),
  gender,
  height_cm: heightCm,
  weight_kg: weightKg,
  /** The privacy policy the page showed. Absent or not accepted: `privacy_required`. */
  privacy_agreement: agreedDocument.extend({accepted: z.boolean()}).optional(),
  marketing_opt_in: z.boolean().optional(),
  region,
  locale,
});
export type SignUpBody = z.infer<typeof signUpBody>;

export const availableQuery = z.object({user_name: userName});
export const availableReply = z.object({available: z.boolean()});

export const shareLevel = z.enum(SHARE_LEVELS);

export const preferences = z.object({
  distance_unit: distanceUnit,
  temperature_unit: temperatureUnit,
  weight_unit: weightUnit,
  week_start: z.enum(["monday", "sunday"]),
  theme: z.enum(["system", "light", "dark"]),
  single_key_shortcuts: z.boolean(),
  share_defaults: z.object({level: shareLevel}),
  mail: z.object({product: z.boolean(), training: z.boolean(), news: z.boolean()}),
});
export type Preferences = z.infer<typeof preferences>;

/** GET U, for its owner. */
export const user = z.object({
  id: z.string(),
  user_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** The address a change waits to be confirmed at. */
  email_pending: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  timezone: z.string(),
  locale: z.string(),
  region: z.string(),
  date_of_birth: z.string(),
  gender,
  height_cm: z.number(),
  weight_kg: z.number(),
  /** 1/min, as the others; null if the user never entered it. */
  resting_heart_rate: z.int().nullable(),
  /** What they hold at critical power. */
  threshold_heart_rate: z.int().nullable(),
  maximum_heart_rate: z.int().nullable(),
  /** Fitness on the day before the first run; null starts at 0. */
  starting_fitness: z.int().nullable(),
  avatar_url: z.string().nullable(),
  bib_color: z.string().nullable(),
  goal_race: z.object({kind: z.string(), date: z.string().optional(), name: z.string().optional()}),
  preferences,
  identities: z.array(z.string()),
  has_password: z.boolean(),
  roles: z.array(z.enum(ROLES)),
  /** While the account waits for its deletion: the moment until which the user can still keep it. */
  deletes_at: z.string().nullable(),
  created_at: z.string(),
  /** Sent as `ETag` too; `If-Match` with an older one answers 409 `conflict`. */
  version: z.int(),
});
export type User = z.infer<typeof user>;

/** What PUT and PATCH of U may name. Preferences go by their path; `null` clears. */
export const USER_EDITS = {
  user_name: userName,
  first_name: firstName,
  last_name: lastName,
  timezone,
  region,
  locale,
  date_of_birth: day,
  gender,
  height_cm: heightCm,
  weight_kg: weightKg,
  resting_heart_rate: restingHeartRate,
  threshold_heart_rate: thresholdHeartRate,
  maximum_heart_rate: maximumHeartRate,
  starting_fitness: startingFitness,
  bib_color: z
    .string()
    .refine((color) => /^#[0-9a-f]{6}$/i.test(color), refuseAs("unknown_value"))
    .nullable(),
  goal_race: goalRace.nullable(),
  "preferences.distance_unit": distanceUnit,
  "preferences.temperature_unit": temperatureUnit,
  "preferences.weight_unit": weightUnit,
  "preferences.week_start": preferences.shape.week_start,
  "preferences.theme": preferences.shape.theme,
  "preferences.single_key_shortcuts": z.boolean(),
  "preferences.share_defaults.level": shareLevel,
  "preferences.mail.product": z.boolean(),
  "preferences.mail.training": z.boolean(),
  "preferences.mail.news": z.boolean(),
} as const;
export const READ_ONLY_FIELDS = [
  "id",
  "roles",
  "email_verified",
  "created_at",
  "version",
  "identities",
] as const;

/** PATCH U: the given keys. `email` changes alone: it waits until it is confirmed, and needs a recent sign-in. */
export const userEdit = z
  .strictObject({
    ...USER_EDITS,
    email: z.string().refine((email) => email.trim() !== "", refuseAs("email_required")),
  })
  .partial();
export type UserEdit = z.infer<typeof userEdit>;

/**
 * PUT U?fields=password, or `password_hash` with the same meaning: the server hashes whatever it gets.
 * `current_password` is needed unless the account has none or the sign-in is five minutes young.
 */
const passwordEdit = z.strictObject({
  password: newPassword,
  current_password: z.string().max(256).optional(),
});
/** PUT U?fields=a,b: exactly the listed keys, each in the body. */
export const userPut = z.strictObject({...userEdit.shape, ...passwordEdit.shape}).partial();
export type UserPut = z.infer<typeof userPut>;
export const userPutQuery = z.object({fields: z.string().max(1000).optional()});

/** POST U/step-up: the same session with a new bearer, for what needs a recent sign-in (`step_up_required`). */
export const stepUpBody = z.strictObject({password: z.string().max(256), otp: otpCode.optional()});
export const stepUpReply = z.object({access_token: z.string(), expires_in: z.int().positive()});

/** POST /b/reset/password: the address in the body, or in `?email=`. */
export const resetQuery = z.object({email: z.string().optional()});
export const resetRequestBody = z.strictObject({email: z.string().optional(), locale: z.string().optional()});
export const resetRequestReply = z.object({sent: z.literal(true)});
export const resetCheckReply = z.object({valid: z.literal(true), email_hint: z.string()});
export const resetBody = z.strictObject({password: newPassword});
export const resetReply = z.object({done: z.literal(true)});

/** POST U/email/send-verification-code with `{}`; seconds until the next is allowed. */
export const sendCodeReply = z.object({resend_after: z.int()});
/** POST U/email/verify. Six digits, or the token of the link in the mail. */
export const verifyBody = z.strictObject({code: z.string().trim().max(128)});
export const verifyReply = z.object({email: z.string(), email_verified: z.literal(true)});
/** POST /b/email/undo: the old address takes a change of e-mail back, within seven days. */
export const undoEmailBody = z.strictObject({token: z.string().max(128)});
export const undoEmailReply = z.object({undone: z.literal(true)});

export const CONSENT_KINDS = ["marketing", "analytics", "coach"] as const;
export const consent = z.object({
  id: z.string(),
  /** One of those, or `partner:` and the platform one connected: data goes there and comes from there. */
  kind: z.union([z.enum(CONSENT_KINDS), z.string().regex(/^partner:[a-z][a-z0-9_]{1,31}$/)]),
  granted: z.boolean(),
  version: z.string().nullable(),
  at: z.string(),
});
/** GET U/consents: what was agreed to, the oldest first; and what was allowed or taken back, the newest first. */
export const consentList = z.object({
  agreements: z.array(agreement),
  consents: z.array(consent),
  /** Documents that changed since one agreed to them; the account waits until one agrees again. */
  must_accept: z.array(agreedDocument),
});
/** POST U/consents: a choice, or documents that changed (`must_accept`). */
export const consentBody = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.enum(CONSENT_KINDS),
    granted: z.boolean(),
    version: z.string().max(128).optional(),
  }),
  z.strictObject({kind: z.literal("documents"), documents: z.array(agreedDocument).min(1).max(10)}),
]);
export const consentReply = z.object({id: z.string()});

/** GET U/security-log: the last hundred, the newest first. */
export const securityEvent = z.object({
  id: z.string(),
  at: z.string(),
  /** Such as `sign_in`, `sign_in_failed`, `password.change`, `session.revoke`. */
  event: z.string(),
  by: z.enum(["self", "staff"]),
  country: z.string().nullable(),
  browser: z.string().nullable(),
});
export const securityLog = z.object({items: z.array(securityEvent)});
