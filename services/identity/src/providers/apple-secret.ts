import {createPrivateKey, createPublicKey, type KeyObject} from "node:crypto";
import {jwtVerify} from "jose";

/** Half a year: longer-lived secrets are refused by the original too. */
const LIFETIME_MAX_S = 15_777_000;

export interface AppleClient {
  readonly id: string;
  /** `team:key id:private key`, the one setting the product's side signs its secrets with. */
  readonly secret: string;
}

/** Whether a client secret is a fresh ES256 token of this team's key, made for this issuer. */
export function createAppleSecretCheck({id, secret}: AppleClient, issuer: string, now: () => Date) {
  const [team = "", keyId = "", key = ""] = secret.split(":");
  const publicKey = toPublicKey(key);
  return async (presented: string) => {
    try {
      const {payload, protectedHeader} = await jwtVerify(presented, publicKey, {
        algorithms: ["ES256"],
        issuer: team,
        subject: id,
        audience: issuer,
        requiredClaims: ["iat", "exp"],
        currentDate: now(),
      });
      const lifetime = (payload.exp ?? Number.POSITIVE_INFINITY) - (payload.iat ?? 0);
      return protectedHeader.kid === keyId && lifetime <= LIFETIME_MAX_S;
    } catch {
      // Whatever is wrong with it, it is no secret of this client.
      return false;
    }
  };
}

function toPublicKey(key: string): KeyObject {
  try {
    const der = Buffer.from(key, "base64");
    return createPublicKey(createPrivateKey({key: der, format: "der", type: "pkcs8"}));
  } catch (cause) {
    throw new Error("SOCIAL_APPLE_SECRET is not team:key id:private key (PKCS #8 in base64)", {cause});
  }
}
