import {z} from "zod";
import {agreedDocument} from "./agreements.ts";
import {refuseAs} from "./field-code.ts";
import {otpCode} from "./second-factor.ts";

export const CLIENT_ID_HEADER = "x-client-id";
/** Identifies an installation; it is no secret. The server issues one to a client that signs in without. */
export const CLIENT_ID = /^(web|ios|android|cli)_[A-Za-z0-9_-]{16,64}$/;

export const ROLES = ["admin", "support", "coach", "editor"] as const;

/** POST /b/email/signin. The password is taken as typed, never trimmed. */
export const signInBody = z.strictObject({
  email: z.string().refine((email) => email.trim() !== "", refuseAs("email_required")),
  password: z
    .string()
    .max(256)
    .refine((password) => password !== "", refuseAs("password_required")),
  /** After `otp_required`: a code of the authenticator app, or a recovery code. */
  otp: otpCode.optional(),
  /** After `proof_required`: its `challenge`, solved as in `proof-of-work.ts`. */
  proof: z.string().max(256).optional(),
});

const userHead = z.object({
  id: z.string(),
  user_name: z.string(),
  first_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  locale: z.string(),
  region: z.string(),
  roles: z.array(z.enum(ROLES)),
  /** Documents that changed since this person agreed to them; there until they agree again. */
  must_accept: z.array(agreedDocument).optional(),
  /** While the account is on its way out: until when its owner may keep it. */
  deletes_at: z.string().optional(),
});
export type UserHead = z.infer<typeof userHead>;

/** POST /b/token/refresh, with the client id header. */
export const refreshBody = z.strictObject({refresh_token: z.string().max(256), user_id: z.string().max(64)});

/** What a client stores (the first three) and how many seconds the access token lives. */
export const refreshReply = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  client_id: z.string(),
  user_id: z.string(),
  expires_in: z.int().positive(),
});
export type TokenSet = z.infer<typeof refreshReply>;

export const session = refreshReply.extend({user: userHead});
export type Session = z.infer<typeof session>;

/** POST /b/token/revoke: 200 whatever the token. */
export const revokeBody = z.strictObject({refresh_token: z.string().max(256)});
export const revokeReply = z.object({revoked: z.literal(true)});

/** POST /b/token/anonymous with `{}`: a bearer for visitors, kept in memory. It grants nothing. */
export const anonymousBody = z.strictObject({});
export const anonymousReply = z.object({access_token: z.string(), expires_in: z.int().positive()});

/** GET U/sessions, the newest first. */
const signedInSession = z.object({
  id: z.string(),
  client: z.object({kind: z.enum(["web", "ios", "android", "cli"]), browser: z.string().nullable()}),
  created_at: z.string(),
  last_used_at: z.string(),
  /** ISO 3166 code, as near as it is known. */
  country: z.string().nullable(),
  current: z.boolean(),
});
export const sessionList = z.object({items: z.array(signedInSession)});
export type SignedInSession = z.infer<typeof signedInSession>;

/** POST U/sessions/revoke. `all` ends this one too, and every access token with it. */
export const revokeSessionsBody = z.discriminatedUnion("scope", [
  z.strictObject({scope: z.enum(["all", "others"])}),
  z.strictObject({scope: z.literal("one"), session_id: z.string().max(64)}),
]);
export const revokeSessionsReply = z.object({ended: z.int().nonnegative()});

/** GET /b/.well-known/jwks.json → {keys}, without an envelope: other programs read it. */
export const publicJwk = z.object({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  x: z.string(),
  kid: z.string(),
  alg: z.literal("EdDSA"),
  use: z.literal("sig"),
});
export const jwks = z.object({keys: z.array(publicJwk)});
export type PublicJwk = z.infer<typeof publicJwk>;
