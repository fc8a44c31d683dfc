import {timingSafeEqual} from "node:crypto";
import {errors, type JWTVerifyGetKey, jwtVerify} from "jose";
import {z} from "zod";
import {AppError} from "../../../core/errors.ts";

const SKEW_SECONDS = 30;

// Apple sends its booleans as words.
const flag = z.union([
  z.boolean(),
  z.literal("true").transform(() => true),
  z.literal("false").transform(() => false),
]);

const idTokenClaims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  nonce: z.string(),
  email: z.string().optional(),
  email_verified: flag.default(false),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});
export type IdTokenClaims = z.infer<typeof idTokenClaims>;

export interface IdTokenExpectation {
  readonly issuer: string;
  readonly client_id: string;
  /** The one algorithm this provider signs with. */
  readonly algorithm: "RS256" | "ES256";
  readonly keys: JWTVerifyGetKey;
  readonly nonce: string;
  readonly now: Date;
}

/** The claims of a token this provider made for us, for this sign-in, now. Anything else is `sign_in_failed`. */
export async function verifyIdToken(token: string, expected: IdTokenExpectation): Promise<IdTokenClaims> {
  const {issuer, client_id, algorithm, keys, now} = expected;
  try {
    const {payload} = await jwtVerify(token, keys, {
      issuer,
      audience: client_id,
      algorithms: [algorithm],
      requiredClaims: ["sub", "iat", "exp", "nonce"],
      clockTolerance: SKEW_SECONDS,
      currentDate: now,
    });
    const claims = idTokenClaims.parse(payload);
    requireMadeForUs(claims, client_id);
    requireNonce(claims.nonce, expected.nonce);
    return claims;
  } catch (error) {
    throw toRefusal(error);
  }
}

/** A token for several readers names the one it was made for; one made for another app is no proof to us. */
function requireMadeForUs({aud, azp}: IdTokenClaims, client_id: string) {
  const isShared = Array.isArray(aud) && aud.length > 1;
  if (azp === undefined ? isShared : azp !== client_id) throw failed("The token was made for another app");
}

function requireNonce(found: string, expected: string) {
  const [a, b] = [Buffer.from(found), Buffer.from(expected)];
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw failed("The token belongs to another sign-in");
}

/** Keys that cannot be read do not make the token invalid: the provider is at fault, not the user. */
function toRefusal(error: unknown) {
  if (error instanceof AppError) return error;
  const isAboutToken =
    error instanceof z.ZodError || (error instanceof errors.JOSEError && !isAboutKeys(error));
  if (isAboutToken) return failed("The token is not valid", error);
  return new AppError("platform_unavailable", "The provider's keys cannot be read", {cause: error});
}

function isAboutKeys(error: errors.JOSEError) {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === "ERR_JOSE_GENERIC"
  );
}

function failed(message: string, cause?: unknown) {
  return new AppError("sign_in_failed", message, {cause});
}
