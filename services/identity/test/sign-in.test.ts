import {createPrivateKey} from "node:crypto";
import {decodeJwt, SignJWT} from "jose";
import * as oauth from "oauth4webapi";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {choose, readJson, startTestIdentity, type TestIdentity} from "./test-identity.ts";

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());

const INSECURE = {[oauth.allowInsecureRequests]: true};
const REDIRECTS = {
  google: "http://localhost:3000/sign-in/callback/google",
  apple: "http://localhost:3000/b/user/signin/apple/return",
};

/** A sign-in as a certified client library does it, up to the person's choice. */
async function begin(name: "google" | "apple", changes: Record<string, string | null> = {}) {
  const issuer = new URL(`${identity.url}/${name}`);
  const discovered = await oauth.discoveryRequest(issuer, INSECURE);
  const server = await oauth.processDiscoveryResponse(issuer, discovered);
  const client = {client_id: identity.clients[name].id};
  const verifier = oauth.generateRandomCodeVerifier();
  const nonce = oauth.generateRandomNonce();
  const state = oauth.generateRandomState();
  const address = new URL(server.authorization_endpoint ?? "");
  const parameters = {
    client_id: client.client_id,
    redirect_uri: REDIRECTS[name],
    response_type: "code",
    scope: name === "apple" ? "openid name email" : "openid email profile",
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
    ...(name === "apple" && {response_mode: "form_post"}),
    ...changes,
  };
  for (const [key, value] of Object.entries(parameters)) {
    if (value !== null) address.searchParams.set(key, value);
  }
  return {name, server, client, verifier, nonce, state, address: address.href};
}

type Begun = Awaited<ReturnType<typeof begin>>;

async function redeem({name, server, client, verifier}: Begun, callback: URLSearchParams, secret?: string) {
  const authentication = oauth.ClientSecretPost(secret ?? identity.clients[name].secret);
  return oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    callback,
    REDIRECTS[name],
    verifier,
    INSECURE,
  );
}

const validate = ({server, client, state}: Begun, fields: URLSearchParams) =>
  oauth.validateAuthResponse(server, client, fields, state);

describe("the Google emulator", () => {
  it("code, PKCE and nonce yield an ID token that a certified client accepts", async () => {
    const attempt = await begin("google");
    const {fields} = await choose(attempt.address, "runner");
    const response = await redeem(attempt, validate(attempt, fields));
    const tokens = await oauth.processAuthorizationCodeResponse(attempt.server, attempt.client, response, {
      expectedNonce: attempt.nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(attempt.server, response, INSECURE);
    expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({
      sub: "google-runner",
      azp: attempt.client.client_id,
      email: "runner@gradus.test",
      email_verified: true,
      given_name: "Robin",
    });
  });

  it("a user created on the page is the same one at the next sign-in, and none of the listed users", async () => {
    const claimsOf = async () => {
      const attempt = await begin("google");
      const {fields} = await choose(attempt.address, "new-mira1");
      const response = await redeem(attempt, validate(attempt, fields));
      const tokens = await oauth.processAuthorizationCodeResponse(attempt.server, attempt.client, response, {
        expectedNonce: attempt.nonce,
      });
      return oauth.getValidatedIdTokenClaims(tokens);
    };
    const first = await claimsOf();
    expect(first).toMatchObject({sub: "google-new-mira1", email: "new-mira1@relay.provider.test"});
    expect((await claimsOf())?.sub).toBe(first?.sub);
  });

  it("signs with a new key after every start", async () => {
    const keysOf = async (url: string) => readJson(await fetch(`${url}/google/keys`));
    const before = await keysOf(identity.url);
    const other = await startTestIdentity();
    expect((await keysOf(other.url)).keys[0].kid).not.toBe(before.keys[0].kid);
    await other.close();
  });

  it("a code works once", async () => {
    const attempt = await begin("google");
    const {fields} = await choose(attempt.address, "runner");
    const callback = validate(attempt, fields);
    expect((await redeem(attempt, callback)).status).toBe(200);
    const again = await redeem(attempt, callback);
    expect([again.status, await readJson(again)]).toEqual([
      400,
      expect.objectContaining({error: "invalid_grant"}),
    ]);
  });

  it("a code is worthless without its verifier, and without the secret", async () => {
    const attempt = await begin("google");
    const {fields} = await choose(attempt.address, "runner");
    const callback = validate(attempt, fields);
    const stolen = {...attempt, verifier: oauth.generateRandomCodeVerifier()};
    expect(await readJson(await redeem(stolen, callback))).toMatchObject({error: "invalid_grant"});
    expect(await readJson(await redeem(attempt, callback, "guessed"))).toMatchObject({
      error: "invalid_client",
    });
  });

  it.each([
    ["PKCE", {code_challenge: null, code_challenge_method: null}],
    ["S256", {code_challenge_method: "plain"}],
  ])("refuses to begin without %s", async (_what, changes) => {
    const {address} = await begin("google", changes);
    const {fields} = await choose(address, "runner");
    expect(fields.get("error")).toBe("invalid_request");
  });

  it.each([
    ["nonce", {nonce: null}],
    ["a registered address to return to", {redirect_uri: "http://localhost:3000/elsewhere"}],
  ])("the browser is not redirected anywhere without %s", async (_what, changes) => {
    const {address} = await begin("google", changes);
    const response = await fetch(address, {redirect: "manual"});
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("This sign-in cannot go on");
  });

  it.each([
    ["deny", "access_denied"],
    ["fail", "server_error"],
  ])("%s comes back as %s", async (choice, error) => {
    const attempt = await begin("google");
    const {fields} = await choose(attempt.address, choice);
    expect([fields.get("error"), fields.get("state")]).toEqual([error, attempt.state]);
  });

  it("an unverified e-mail address is marked as such, and can be missing altogether", async () => {
    const claimsOf = async (choice: string) => {
      const attempt = await begin("google");
      const {fields} = await choose(attempt.address, choice);
      const {id_token} = await readJson(await redeem(attempt, validate(attempt, fields)));
      return decodeJwt(id_token);
    };
    expect(await claimsOf("unverified")).toMatchObject({email: "coach@gradus.test", email_verified: false});
    expect(await claimsOf("silent")).not.toHaveProperty("email");
  });
});

describe("the Apple emulator", () => {
  async function clientSecret(changes: {expiresIn?: string; audience?: string} = {}) {
    const [team = "", kid = "", key = ""] = identity.clients.apple.secret.split(":");
    const der = Buffer.from(key, "base64");
    return new SignJWT()
      .setProtectedHeader({alg: "ES256", kid})
      .setIssuer(team)
      .setSubject(identity.clients.apple.id)
      .setAudience(changes.audience ?? `${identity.url}/apple`)
      .setIssuedAt()
      .setExpirationTime(changes.expiresIn ?? "1d")
      .sign(createPrivateKey({key: der, format: "der", type: "pkcs8"}));
  }

  it("posts its answer to the backend, with the name the first time only", async () => {
    const first = await choose((await begin("apple")).address, "stranger");
    const second = await choose((await begin("apple")).address, "stranger");
    expect(first.url.href).toBe(REDIRECTS.apple);
    expect(JSON.parse(first.fields.get("user") ?? "null")).toEqual({
      name: {firstName: "Sam", lastName: "Stranger"},
      email: "sam.stranger@provider.test",
    });
    expect([second.fields.has("code"), second.fields.has("user")]).toEqual([true, false]);
  });

  it("takes a client secret signed for it, and sends booleans as words", async () => {
    const attempt = await begin("apple");
    const {fields} = await choose(attempt.address, "relay");
    fields.delete("user");
    const response = await redeem(attempt, validate(attempt, fields), await clientSecret());
    const {id_token} = await readJson(response);
    expect(decodeJwt(id_token)).toMatchObject({
      sub: "apple-relay",
      nonce: attempt.nonce,
      email_verified: "true",
      is_private_email: "true",
    });
  });

  it.each([
    ["valid for a year", {expiresIn: "365d"}],
    ["expired", {expiresIn: "-1m"}],
    ["made for another issuer", {audience: "https://elsewhere.example"}],
  ])("refuses a client secret that is %s", async (_what, changes) => {
    const attempt = await begin("apple");
    const {fields} = await choose(attempt.address, "relay");
    fields.delete("user");
    const response = await redeem(attempt, validate(attempt, fields), await clientSecret(changes));
    expect(await readJson(response)).toMatchObject({error: "invalid_client"});
  });

  it("reports a refusal by the user with Apple's own error code", async () => {
    const {fields} = await choose((await begin("apple")).address, "deny");
    expect(fields.get("error")).toBe("user_cancelled_authorize");
  });
});
