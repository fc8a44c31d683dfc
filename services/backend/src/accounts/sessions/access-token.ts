import {decodeProtectedHeader, errors, jwtVerify, SignJWT} from "jose";
import {z} from "zod";
import {newId} from "../../core/db/new-id.ts";
import {SIGNING_ALG, type SigningKeys} from "./signing-keys.ts";

export const ACCESS_SECONDS = 15 * 60;
export const VISITOR_SECONDS = 60 * 60;
const AUDIENCE = "gradus";
const TYPE = "at+jwt";
const SKEW_SECONDS = 30;
/** Of so many tokens. */
const REMEMBERED = 5000;

export interface AccessGrant {
  readonly user_id: string;
  readonly session_id: string;
  readonly client_id: string;
  readonly token_version: number;
  readonly auth_time: Date;
  readonly amr: readonly string[];
}

const userClaims = z.object({
  sub: z.string().startsWith("usr_"),
  sid: z.string(),
  ver: z.int(),
  auth_time: z.int(),
  /** Someone else looks: staff who view an account. */
  act: z.object({sub: z.string()}).optional(),
});
const visitorClaims = z.object({sub: z.string().startsWith("anon_"), anon: z.literal(true)});
const claims = z.union([
  visitorClaims.transform(() => ({kind: "visitor" as const})),
  userClaims.transform((user) => ({kind: "user" as const, ...user})),
]);

export type CheckedToken =
  | z.infer<typeof claims>
  | {readonly kind: "refused"; readonly reason: "expired" | "invalid"};
export type AccessTokens = ReturnType<typeof createAccessTokens>;

export interface AccessTokenDeps {
  readonly keys: SigningKeys;
  readonly now: () => Date;
  readonly issuer: string;
}

type VerifyingKey = NonNullable<Awaited<ReturnType<SigningKeys["verifier"]>>>;

interface Verified {
  readonly key: VerifyingKey;
  readonly claims: z.infer<typeof claims>;
  readonly expires: number;
}

/** A token identifies the user; the user's rights are read from the database on each request. */
export function createAccessTokens({keys, now, issuer}: AccessTokenDeps) {
  // Caches verified signatures: they do not change, and verifying one takes longer than a query. Expiry is checked on
  // each request.
  const verified = new Map<string, Verified>();

  async function verify(token: string, key: VerifyingKey): Promise<Verified> {
    const known = verified.get(token);
    if (known?.key === key) return known;
    const {payload} = await jwtVerify(token, key, {
      algorithms: [SIGNING_ALG],
      issuer,
      audience: AUDIENCE,
      typ: TYPE,
      clockTolerance: SKEW_SECONDS,
      currentDate: now(),
      requiredClaims: ["exp", "iat"],
    });
    const found = {key, claims: claims.parse(payload), expires: z.number().parse(payload.exp)};
    if (verified.size >= REMEMBERED) verified.clear();
    verified.set(token, found);
    return found;
  }

  async function sign(subject: string, payload: Record<string, unknown>, seconds: number) {
    const {kid, key} = await keys.signer();
    const issuedAt = Math.floor(now().getTime() / 1000);
    return new SignJWT(payload)
      .setProtectedHeader({alg: SIGNING_ALG, kid, typ: TYPE})
      .setIssuer(issuer)
      .setAudience(AUDIENCE)
      .setSubject(subject)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key);
  }

  return {
    issue: ({user_id, session_id, client_id, token_version, auth_time, amr}: AccessGrant) =>
      sign(
        user_id,
        {
          sid: session_id,
          cid: client_id,
          ver: token_version,
          amr,
          auth_time: Math.floor(auth_time.getTime() / 1000),
        },
        ACCESS_SECONDS,
      ),

    issueForVisitor: () => sign(newId("anon"), {anon: true}, VISITOR_SECONDS),

    async check(token: string): Promise<CheckedToken> {
      try {
        const key = await keys.verifier(decodeProtectedHeader(token).kid ?? "");
        if (!key) return {kind: "refused", reason: "invalid"};
        const {claims, expires} = await verify(token, key);
        const isOver = expires <= Math.floor(now().getTime() / 1000) - SKEW_SECONDS;
        return isOver ? {kind: "refused", reason: "expired"} : claims;
      } catch (error) {
        return {kind: "refused", reason: refusalReason(error)};
      }
    },
  };
}

/** A database that is away is no statement about the token: only what the token itself is wrong about counts. */
function refusalReason(error: unknown) {
  if (error instanceof errors.JWTExpired) return "expired";
  if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof TypeError)
    return "invalid";
  throw error;
}
