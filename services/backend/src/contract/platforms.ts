import {z} from "zod";

/** Which platforms there are is configuration: a name is an address, not a list. */
export const platformName = z.string().regex(/^[a-z][a-z0-9_]{1,31}$/);

/** Which way something travels, as seen from us: `in` comes from the platform. */
export const flow = z.enum(["in", "out", "both", "none"]);

export const PLATFORM_FAULTS = ["quota", "unreachable", "refused", "bad_answer"] as const;

/** Why a platform did not take a planned workout: what it may not, what it cannot, and what it alone knows. */
export const WORKOUT_REFUSALS = ["permission", "unsupported", "other"] as const;
export type WorkoutRefusal = (typeof WORKOUT_REFUSALS)[number];

/** `none` was never connected, or was removed. `expired` waits for its owner to connect anew. */
const PLATFORM_STATES = ["none", "connected", "expired", "error"] as const;

/** How many are in a state. */
const deliveryCount = z.int();

export const platform = z.object({
  platform: platformName,
  name: z.string(),
  state: z.enum(PLATFORM_STATES),
  flows: z.object({activities: flow, workouts: flow}),
  connected_at: z.string().nullable(),
  last_sync_at: z.string().nullable(),
  last_error: z.object({code: z.enum(PLATFORM_FAULTS), at: z.string()}).nullable(),
  supported_in_region: z.boolean(),
  /** How the planned workouts of the next two weeks get there; null where none go. */
  delivery: z
    .discriminatedUnion("state", [
      z.object({state: z.enum(["waiting", "sent"]), count: deliveryCount}),
      /** The first of the reasons there are. */
      z.object({state: z.literal("refused"), count: deliveryCount, refusal: z.enum(WORKOUT_REFUSALS)}),
    ])
    .nullable(),
});
export type Platform = z.infer<typeof platform>;

export const platformList = z.object({items: z.array(platform)});

/** `at` is when the platform answered. */
const workoutDelivery = z.discriminatedUnion("state", [
  z.object({platform: platformName, name: z.string(), state: z.literal("waiting")}),
  z.object({platform: platformName, name: z.string(), state: z.literal("sent"), at: z.string()}),
  z.object({
    platform: platformName,
    name: z.string(),
    state: z.literal("refused"),
    at: z.string(),
    refusal: z.enum(WORKOUT_REFUSALS),
  }),
]);
export type WorkoutDelivery = z.infer<typeof workoutDelivery>;

/** GET U/platforms/workouts/{workout}: none of a workout that goes to no platform. */
export const workoutDeliveries = z.object({items: z.array(workoutDelivery)});

export const permissionQuery = z.object({p: platformName});
export const permissionReply = z.object({
  provider: platformName,
  granted: z.boolean(),
  scopes: z.array(z.string()),
  missing: z.array(z.string()),
  /** When the present token ends; it is renewed by itself before. */
  expires_at: z.string().nullable(),
  reconnect: z.boolean(),
});

/** The market is where the person is led back to. */
export const connectQuery = z.object({
  region: z.string().max(8).optional(),
  locale: z.string().max(8).optional(),
});
export const connectReply = z.object({authorize_url: z.url(), expires_at: z.string()});

/** How a platform sends a user back. All of it can be forged. */
export const callbackQuery = z.object({
  code: z.string().max(2048).optional(),
  state: z.string().max(256).default(""),
  error: z.string().max(128).optional(),
});

/**
 * POST /b/platform/oauth/{platform}/complete, by the user who began → Platform. 422 `platform_denied` for any other.
 */
export const completeBody = z.strictObject({handle: z.string().min(1).max(128)});

/** POST /b/platform/oauth/suunto/check: a link that began on the platform's side. */
export const partnerTokenBody = z.strictObject({partner_token: z.string().min(1).max(2048)});
export const partnerTokenReply = z.object({
  valid: z.boolean(),
  linked: z.enum(["none", "this_account", "other_account"]),
  expires_at: z.string().nullable(),
});
export const partnerAuthBody = partnerTokenBody.extend({consent: z.literal(true)});

export const webhookReply = z.object({received: z.literal(true)});

export const UPLOAD_PRODUCTS = ["pod", "duo", "watch"] as const;
export const UPLOAD_MAX_BYTES = 25 * 1024 * 1024;

/** POST /b/platform/data/{product}, as a form: 202. `activity_id` follows once the file has been read. */
export const uploadForm = z.object({
  file: z.instanceof(File),
  /** The sender's own name for it: the same again is a duplicate. */
  source_id: z.string().min(1).max(128).optional(),
});
const receivedFile = z.object({
  upload_id: z.string(),
  activity_id: z.string().nullable(),
  duplicate: z.boolean(),
});
/** Of a zip of several recordings the first; `others` has the rest in their order, and is absent otherwise. */
export const uploadReply = receivedFile.extend({others: z.array(receivedFile).optional()});

/** As the Standard Webhooks specification names them. */
export const signedHeaders = z.object({
  "webhook-id": z.string().min(1).max(128),
  "webhook-timestamp": z.string().regex(/^\d{1,12}$/),
  "webhook-signature": z.string().max(1024),
});
