import {exportJWK, generateKeyPair, SignJWT} from "jose";
import {expect, it} from "vitest";
import {createOpenIdProvider} from "./open-id-provider.ts";

const ISSUER = "https://provider.example";
const NONCE = "the nonce of this sign-in";

/** A provider on the other end of the line, whose keys change. */
async function openLine(keysCooldownMs: number) {
  const requestedPaths: string[] = [];
  let kid = "key-1";
  let pair = await generateKeyPair("RS256");
  const documents = async (path: string) => {
    if (path === "/keys")
      return {keys: [{...(await exportJWK(pair.publicKey)), kid, alg: "RS256", use: "sig"}]};
    const endpoints = {authorization_endpoint: `${ISSUER}/auth`, token_endpoint: `${ISSUER}/token`};
    return {issuer: ISSUER, ...endpoints, jwks_uri: `${ISSUER}/keys`};
  };
  const provider = createOpenIdProvider({
    name: "google",
    issuer: ISSUER,
    client_id: "our-app",
    secret: async () => "secret",
    scope: "openid",
    redirect_uri: "https://site.example/sign-in/callback/google",
    parameters: {},
    now: () => new Date(),
    fetch: async (input) => {
      const {pathname} = new URL(String(input));
      requestedPaths.push(pathname);
      return Response.json(await documents(pathname));
    },
    keysCooldownMs,
  });
  return {
    asked: requestedPaths,
    changeKeys: async () => {
      kid = "key-2";
      pair = await generateKeyPair("RS256");
    },
    signIn: async (named = kid) => {
      const token = new SignJWT({nonce: NONCE})
        .setProtectedHeader({alg: "RS256", kid: named})
        .setIssuer(ISSUER)
        .setAudience("our-app")
        .setSubject("subject-1")
        .setIssuedAt()
        .setExpirationTime("10m");
      return provider.identify({kind: "id_token", id_token: await token.sign(pair.privateKey), nonce: NONCE});
    },
  };
}

const keysAsked = (paths: readonly string[]) => paths.filter((path) => path === "/keys").length;

it("keys are read once for many sign-ins", async () => {
  const {signIn, asked} = await openLine(30_000);
  for (const _ of [1, 2, 3]) await signIn();
  expect(asked).toEqual(["/.well-known/openid-configuration", "/keys"]);
});

it("a key that is new is looked up once more, and then known", async () => {
  const {signIn, changeKeys, asked} = await openLine(0);
  await signIn();
  await changeKeys();
  expect(await signIn()).toMatchObject({subject: "subject-1"});
  await signIn();
  expect(keysAsked(asked)).toBe(2);
});

it("made-up keys cause no flood of requests", async () => {
  const {signIn, asked} = await openLine(30_000);
  await signIn();
  for (const keyId of ["a", "b", "c", "d"]) {
    await expect(signIn(keyId)).rejects.toMatchObject({code: "sign_in_failed"});
  }
  expect(keysAsked(asked)).toBe(1);
});
