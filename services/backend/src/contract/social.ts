import {z} from "zod";

export const PROVIDERS = ["google", "apple", "facebook"] as const;
export const provider = z.enum(PROVIDERS);
export type Provider = z.infer<typeof provider>;

/** GET /b/auth/providers: those that are on, in the order of their buttons. */
export const providersReply = z.object({providers: z.array(provider)});

/**
 * GET /b/user/signin/{provider}/start. 503 `platform_unavailable` where the provider is off: no button is shown then.
 * The page adds `state`, `nonce` and `code_challenge` (S256) to the address, and stores their counterparts.
 */
export const startReply = z.object({
  authorize_url: z.url(),
  /** Where the provider sends people back to; goes into the sign-in call unchanged. */
  redirect_uri: z.url(),
  nonce_required: z.boolean(),
  client_id: z.string(),
  scope: z.string(),
});

const proof = {
  /** From the address the provider sent people back to. */
  code: z.string().min(1).max(2048).optional(),
  /** Instead of the code, where the provider posts it to the server: the page gets a handle. */
  handle: z.string().min(1).max(128).optional(),
  /** Instead of a code: native apps get a token from the system. */
  id_token: z.string().min(1).max(8192).optional(),
  code_verifier: z.string().min(43).max(128).optional(),
  redirect_uri: z.string().max(512).optional(),
  nonce: z.string().min(16).max(256).optional(),
};

/** POST /b/user/signin → 200 Session; 404 `social_mismatch {provider, signup_ticket}`, 409 `account_exists`. */
export const socialSignInBody = z.strictObject({provider, ...proof});
export type SocialSignInBody = z.infer<typeof socialSignInBody>;

export const appleSignInQuery = z.object({
  code: z.string().min(1).max(2048),
  code_verifier: z.string().min(43).max(128),
  redirect_uri: z.string().max(512),
  nonce: z.string().min(16).max(256),
});

/** POST U/identities/{provider}: the same proof, by someone who is signed in. 409 when it is another's. */
export const linkIdentityBody = z.strictObject(proof);
export const identitiesReply = z.object({identities: z.array(provider)});

/** What Apple posts through the person's browser. All of it can be made up; the code is what will be checked. */
export const appleAnswer = z.object({
  code: z.string().max(2048).optional(),
  state: z.string().max(512).default(""),
  user: z.string().max(4096).optional(),
  error: z.string().max(128).optional(),
});
