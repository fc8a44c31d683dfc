import {createPrivateKey, type KeyObject} from "node:crypto";
import {SignJWT} from "jose";

const DAY_S = 24 * 60 * 60;
// It stays valid while the next one is made.
const OVERLAP_S = 60 * 60;

export interface AppleSecretDeps {
  readonly issuer: string;
  readonly client_id: string;
  /** `team id:key id:private key`, the last as PKCS #8 in base64. */
  readonly key: string;
  readonly now: () => Date;
}

/** Apple's client secret is a token we sign ourselves: a new one every day, from a key that never leaves. */
export function createAppleSecret({issuer, client_id, key, now}: AppleSecretDeps) {
  const {team, keyId, privateKey} = parseKey(key);
  let cachedSecret: {readonly day: number; readonly secret: Promise<string>} | null = null;

  const sign = (day: number) =>
    new SignJWT()
      .setProtectedHeader({alg: "ES256", kid: keyId})
      .setIssuer(team)
      .setSubject(client_id)
      .setAudience(issuer)
      .setIssuedAt(day * DAY_S)
      .setExpirationTime((day + 1) * DAY_S + OVERLAP_S)
      .sign(privateKey);

  return (): Promise<string> => {
    const day = Math.floor(now().getTime() / 1000 / DAY_S);
    if (cachedSecret?.day !== day) cachedSecret = {day, secret: sign(day)};
    return cachedSecret.secret;
  };
}

function parseKey(key: string): {team: string; keyId: string; privateKey: KeyObject} {
  const [team = "", keyId = "", der = ""] = key.split(":");
  try {
    const privateKey = createPrivateKey({key: Buffer.from(der, "base64"), format: "der", type: "pkcs8"});
    if (privateKey.asymmetricKeyDetails?.namedCurve !== "prime256v1") throw new Error("not a P-256 key");
    return {team, keyId, privateKey};
  } catch (cause) {
    throw new Error("SOCIAL_APPLE_SECRET is not team id:key id:private key (PKCS #8 in base64)", {cause});
  }
}
