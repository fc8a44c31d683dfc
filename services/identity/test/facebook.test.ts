import {createHash, createHmac, randomBytes} from "node:crypto";
import {afterAll, beforeAll, expect, it} from "vitest";
import {choose, readJson, startTestIdentity, type TestIdentity} from "./test-identity.ts";

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());

const REDIRECT = "http://localhost:3000/sign-in/callback/facebook";

async function signIn(choice: string, scope = "email public_profile") {
  const {id: client_id, secret: client_secret} = identity.clients.facebook;
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const query = new URLSearchParams({
    client_id,
    redirect_uri: REDIRECT,
    response_type: "code",
    scope,
    state: "s1",
    code_challenge: challenge,
    code_challenge_method: "S256",
  });
  const {fields} = await choose(`${identity.url}/facebook/dialog/oauth?${query}`, choice);
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code: fields.get("code") ?? "",
    redirect_uri: REDIRECT,
    code_verifier: verifier,
    client_id,
    client_secret,
  });
  const response = await fetch(`${identity.url}/facebook/oauth/access_token`, {method: "POST", body});
  return readJson(response);
}

async function get(path: string, query: Record<string, string>) {
  const response = await fetch(`${identity.url}/facebook/${path}?${new URLSearchParams(query)}`);
  return {status: response.status, body: await readJson(response)};
}

it("answers with an access token and no id token", async () => {
  const tokens = await signIn("stranger");
  expect(tokens).toHaveProperty("access_token");
  expect(tokens).not.toHaveProperty("id_token");
});

it("returns the owner of the token, without stating whether the e-mail address is verified", async () => {
  const {access_token} = await signIn("unverified");
  const {body} = await get("me", {access_token, fields: "id,first_name,email"});
  expect(body).toEqual({id: "facebook-unverified", first_name: "Una", email: "coach@gradus.test"});
});

it("withholds the e-mail address when its scope was not requested", async () => {
  const {access_token} = await signIn("runner", "public_profile");
  expect((await get("me", {access_token, fields: "id,email"})).body).toEqual({id: "facebook-runner"});
});

it("checks the proof that the caller knows the app's secret", async () => {
  const {access_token} = await signIn("runner");
  const proof = createHmac("sha256", identity.clients.facebook.secret).update(access_token).digest("hex");
  expect((await get("me", {access_token, appsecret_proof: proof})).status).toBe(200);
  expect((await get("me", {access_token, appsecret_proof: "0".repeat(64)})).status).toBe(400);
});

it("inspects a token for the app that owns it, and for no other app", async () => {
  const {id, secret} = identity.clients.facebook;
  const {access_token} = await signIn("runner");
  const tokenInfo = await get("debug_token", {input_token: access_token, access_token: `${id}|${secret}`});
  expect(tokenInfo.body.data).toMatchObject({app_id: id, is_valid: true, user_id: "facebook-runner"});
  const unknown = await get("debug_token", {input_token: "made-up", access_token: `${id}|${secret}`});
  expect(unknown.body.data).toMatchObject({is_valid: false});
  expect((await get("debug_token", {input_token: access_token, access_token: `${id}|guess`})).status).toBe(
    400,
  );
});
