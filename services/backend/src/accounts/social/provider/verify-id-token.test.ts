import {createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT} from "jose";
import {describe, expect, it} from "vitest";
import {verifyIdToken} from "./verify-id-token.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const SECOND = 1;
const seconds = Math.floor(NOW.getTime() / 1000);

const provider = await generateKeyPair("RS256");
const attacker = await generateKeyPair("RS256");
const published = {...(await exportJWK(provider.publicKey)), kid: "key-1", alg: "RS256", use: "sig"};
const keys = createLocalJWKSet({keys: [published]});

const CLAIMS = {
  iss: "https://provider.example",
  sub: "subject-1",
  aud: "our-app",
  nonce: "the nonce of this sign-in",
  email: "runner@gradus.test",
  email_verified: true,
  iat: seconds,
  exp: seconds + 600,
};

const sign = (changes: JWTPayload = {}, key = provider.privateKey, kid = "key-1") =>
  new SignJWT({...CLAIMS, ...changes}).setProtectedHeader({alg: "RS256", kid}).sign(key);

const verify = (token: string) =>
  verifyIdToken(token, {
    issuer: CLAIMS.iss,
    client_id: CLAIMS.aud,
    algorithm: "RS256",
    keys,
    nonce: CLAIMS.nonce,
    now: NOW,
  });

describe("is accepted:", () => {
  it.each<[string, JWTPayload]>([
    ["a token of this provider, for us, now", {}],
    ["over for 28 seconds, which is the clocks' doing", {exp: seconds - 28 * SECOND}],
    ["for us and another, made for us", {aud: ["our-app", "other-app"], azp: "our-app"}],
    ["booleans as words", {email_verified: "true"}],
  ])("%s", async (_case, changes) => {
    expect(await verify(await sign(changes))).toMatchObject({sub: "subject-1", email_verified: true});
  });
});

describe("is refused as sign_in_failed:", () => {
  const {nonce: _nonce, ...withoutNonce} = CLAIMS;
  const {exp: _exp, ...endless} = CLAIMS;
  const symmetric = new TextEncoder().encode(JSON.stringify(published));

  it.each<[string, () => Promise<string> | string]>([
    ["another issuer", () => sign({iss: "https://evil.example"})],
    ["for another app", () => sign({aud: "other-app"})],
    ["for several, made for another app", () => sign({aud: ["our-app", "other-app"], azp: "other-app"})],
    ["for several, saying not for whom", () => sign({aud: ["our-app", "other-app"]})],
    ["made for another app under our name", () => sign({azp: "other-app"})],
    ["over for 31 seconds", () => sign({exp: seconds - 31 * SECOND})],
    ["not valid yet", () => sign({nbf: seconds + 60 * SECOND})],
    ["another nonce", () => sign({nonce: "the nonce of that sign-in"})],
    ["a nonce of another length", () => sign({nonce: "short"})],
    ["no nonce", () => signPlain(withoutNonce)],
    ["no end", () => signPlain(endless)],
    ["an empty subject", () => sign({sub: ""})],
    ["another's key under a known id", () => sign({}, attacker.privateKey)],
    ["another's key under its own id", () => sign({}, attacker.privateKey, "key-2")],
    ["no signature", () => new UnsecuredJWT(CLAIMS).encode()],
    ["the public key used as a secret", () => signSymmetric(symmetric)],
    ["changed after it was signed", async () => tamper(await sign())],
    ["no token at all", () => "not.a.token"],
  ])("%s", async (_case, make) => {
    await expect(verify(await make())).rejects.toMatchObject({code: "sign_in_failed"});
  });

  const signPlain = (payload: JWTPayload) =>
    new SignJWT(payload).setProtectedHeader({alg: "RS256", kid: "key-1"}).sign(provider.privateKey);
  const signSymmetric = (secret: Uint8Array) =>
    new SignJWT(CLAIMS).setProtectedHeader({alg: "HS256", kid: "key-1"}).sign(secret);
});

function tamper(token: string) {
  const [header, payload = "", signature] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const changed = Buffer.from(JSON.stringify({...claims, sub: "subject-2"})).toString("base64url");
  return [header, changed, signature].join(".");
}
