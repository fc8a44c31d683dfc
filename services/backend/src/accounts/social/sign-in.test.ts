import {decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT} from "jose";
import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, CLIENT_ID} from "../../../test/people.ts";
import {
  choose,
  clientsOf,
  completeAddress,
  createSecrets,
  type TestIdentity,
} from "../../../test/social-identity.ts";
import {
  countTraces,
  linkPerson,
  openSocialPage,
  refusalOf,
  startProviders,
} from "../../../test/social-page.ts";
import {SITE_URL} from "../../../test/test-app.ts";
import {openTestDatabases, type TestDatabase} from "../../../test/test-databases.ts";
import {errorReply} from "../../contract/errors.ts";
import {session as sessionReply} from "../../contract/session.ts";
import {PROVIDERS, type Provider} from "../../contract/social.ts";
import {one_time} from "../../core/one-time/tables.ts";
import {session} from "../account/tables.ts";
import {otp_secret} from "../second-factor/tables.ts";
import type {SocialClients} from "./provider/social-clients.ts";

const databases = await openTestDatabases();

let emulator: TestIdentity;
/** A foreign provider: its claims must be worthless here. */
let elsewhere: TestIdentity;
beforeAll(async () => {
  emulator = await startProviders();
  elsewhere = await startProviders();
});
afterAll(() => Promise.all([emulator.close(), elsewhere.close()]));

describe.each(databases)("signing in by provider on $name", ({db, reset}: TestDatabase) => {
  beforeEach(reset);

  const open = (clients?: SocialClients) => openSocialPage(db, emulator, clients);
  const withAddress = (email: string) => addPerson(db, {account: {email, email_norm: email.toLowerCase()}});
  async function addLinked(provider: Provider, account = {}) {
    const person = await addPerson(db, {account});
    await linkPerson(db, emulator, provider, "runner", person.id);
    return person;
  }

  it("names the providers that are on, and no other", async () => {
    const {apple: _, ...withoutApple} = clientsOf(emulator);
    const on = async (clients?: SocialClients) => (await open(clients).get("/b/auth/providers")).json();
    expect(await on()).toEqual({data: {providers: [...PROVIDERS]}});
    expect(await on(withoutApple)).toEqual({data: {providers: ["google", "facebook"]}});
    expect(await on({})).toEqual({data: {providers: []}});
  });

  describe.each(PROVIDERS)("%s", (provider) => {
    it("200: a linked user gets a session that records the provider used to sign in", async () => {
      const {bring, signIn} = open();
      const ann = await addLinked(provider);
      const response = await signIn(await bring(provider, "runner"));
      const {data} = z.object({data: sessionReply}).parse(await response.json());
      expect([response.status, data.user_id, data.client_id]).toEqual([200, ann.id, CLIENT_ID]);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(await db.select({amr: session.amr}).from(session)).toEqual([{amr: [provider]}]);
    });

    it("422: what was used once works no second time", async () => {
      const {bring, signIn} = open();
      await addLinked(provider);
      const proof = await bring(provider, "runner");
      expect((await signIn(proof)).status).toBe(200);
      expect(await refusalOf(await signIn(proof))).toEqual([422, "sign_in_failed"]);
    });

    it("422: a stolen proof is worthless without the page's verifier", async () => {
      const {bring, signIn} = open();
      await addLinked(provider);
      const proof = {...(await bring(provider, "runner")), code_verifier: createSecrets().code_verifier};
      expect(await refusalOf(await signIn(proof))).toEqual([422, "sign_in_failed"]);
      expect(await countTraces(db)).toEqual({sessions: 0, identities: 1});
    });

    it("404: an unverified address is ignored, even when an account has it", async () => {
      const {bring, signIn} = open();
      await withAddress("coach@gradus.test");
      for (const person of ["unverified", "silent"]) {
        expect(await refusalOf(await signIn(await bring(provider, person)))).toEqual([
          404,
          "social_mismatch",
        ]);
      }
      expect(await countTraces(db)).toEqual({sessions: 0, identities: 0});
    });

    it("422: who is locked out stays out", async () => {
      const {bring, signIn} = open();
      await addLinked(provider, {state: "locked"});
      expect(await refusalOf(await signIn(await bring(provider, "runner")))).toEqual([422, "sign_in_failed"]);
      expect(await countTraces(db)).toEqual({sessions: 0, identities: 1});
    });

    it("422: its word alone does not open an account that has a second factor", async () => {
      const {bring, signIn} = open();
      const {id: user_id} = await addLinked(provider);
      const at = new Date("2026-03-01T12:00:00Z");
      await db.insert(otp_secret).values({user_id, secret_enc: "", confirmed_at: at, created_at: at});
      expect(await refusalOf(await signIn(await bring(provider, "runner")))).toEqual([422, "otp_required"]);
      expect(await countTraces(db)).toEqual({sessions: 0, identities: 1});
    });

    it("503: a provider that is off offers nothing and takes nothing", async () => {
      const off = open({});
      const proof = await open().bring(provider, "runner");
      const attempts = [await off.get(`/b/user/signin/${provider}/start`), await off.signIn({...proof})];
      for (const response of attempts)
        expect(await refusalOf(response)).toEqual([503, "platform_unavailable"]);
    });
  });

  it.each(["google", "apple"] as const)(
    "409: %s's word for an account's address opens nothing",
    async (provider) => {
      const {bring, signIn} = open();
      await withAddress("New@gradus.test");
      const response = await signIn(await bring(provider, "unlinked"));
      const {err} = errorReply.parse(await response.json());
      expect([response.status, err.code]).toEqual([409, "account_exists"]);
      expect(err.params?.email_hint).toBe("n…w@gradus.test");
      expect(await countTraces(db)).toEqual({sessions: 0, identities: 0});
    },
  );

  it.each([
    ["google", {email: "sam.stranger@provider.test", first_name: "Sam", last_name: "Stranger"}],
    ["apple", {email: "sam.stranger@provider.test", first_name: "Sam", last_name: "Stranger"}],
    ["facebook", {first_name: "Sam", last_name: "Stranger"}],
  ] as const)(
    "404: a stranger of %s gets a ticket, and what the sign-up form begins with",
    async (provider, known) => {
      // Apple sends the name only the first time it ever sends a user.
      const fresh = await startProviders();
      const {bring, signIn} = openSocialPage(db, fresh);
      const response = await signIn(await bring(provider, "stranger"));
      await fresh.close();
      const {err} = errorReply.parse(await response.json());
      const {signup_ticket, ...params} = err.params ?? {};
      expect([response.status, err.code, params]).toEqual([404, "social_mismatch", {provider, ...known}]);
      expect(JSON.stringify(await db.select().from(one_time))).not.toContain(String(signup_ticket));
    },
  );

  it.each(["google", "apple"] as const)("422: a token of %s for another sign-in", async (provider) => {
    const {bring, signIn} = open();
    await addLinked(provider);
    const proof = {...(await bring(provider, "runner")), nonce: createSecrets().nonce};
    expect(await refusalOf(await signIn(proof))).toEqual([422, "sign_in_failed"]);
    expect(await countTraces(db)).toEqual({sessions: 0, identities: 1});
  });

  it("422: a token for another app, of another provider, or under a swapped key proves nothing", async () => {
    await addLinked("google");
    const native = await nativeToken(emulator);
    const otherApp = open({google: {issuer: `${emulator.url}/google`, id: "our-app", secret: "secret"}});
    const attempts = [
      await otherApp.signIn(native),
      await open().signIn(await nativeToken(elsewhere)),
      await open().signIn({...native, id_token: await resign(native.id_token)}),
    ];
    for (const response of attempts) expect(await refusalOf(response)).toEqual([422, "sign_in_failed"]);
    expect(await countTraces(db)).toEqual({sessions: 0, identities: 1});
  });

  it("200: a native app brings the token itself", async () => {
    const {signIn} = open();
    await addLinked("google");
    const native = await nativeToken(emulator);
    expect((await signIn(native)).status).toBe(200);
    expect(await refusalOf(await signIn({...native, provider: "facebook"}))).toEqual([400, "invalid"]);
  });

  it.each([
    ["no proof at all", {code: undefined}, {code: "required"}],
    ["two proofs", {id_token: "x"}, {code: "unknown_field"}],
    ["another page to return to", {redirect_uri: `${SITE_URL}/elsewhere`}, {redirect_uri: "unknown_value"}],
    ["no nonce", {nonce: undefined}, {nonce: "required"}],
    ["no verifier", {code_verifier: undefined}, {code_verifier: "required"}],
    ["a handle of a provider that posts none", {code: undefined, handle: "x"}, {handle: "unknown_value"}],
    ["a user to sign in as", {user_id: "usr_x"}, {user_id: "unknown_field"}],
    ["a provider nobody has", {provider: "elsewhere"}, {provider: "unknown_value"}],
  ])("400: %s", async (_case, changes, fields) => {
    const {bring, signIn} = open();
    const response = await signIn({...(await bring("google", "runner")), ...changes});
    const {err} = errorReply.parse(await response.json());
    expect([response.status, err.field_errors]).toEqual([400, fields]);
  });

  it("400: people return to the registered page only", async () => {
    const {get} = open();
    const paths = ["//evil.example", "https://evil.example", "/us/en/account", "/sign-in/callback/apple"];
    for (const path of paths) {
      const response = await get(`/b/user/signin/google/start?redirect_path=${encodeURIComponent(path)}`);
      expect(await refusalOf(response)).toEqual([400, "invalid"]);
    }
  });

  it("429: twenty tries a minute from one address", async () => {
    const {post} = open();
    const attempt = async () =>
      post("/b/user/signin", {provider: "google"}, {"x-forwarded-for": "203.0.113.7"});
    const responses = await Promise.all(Array.from({length: 25}, attempt));
    expect(responses.filter(({status}) => status === 429)).toHaveLength(5);
  });
});

/** A token as a native app gets it from the system. */
async function nativeToken(identity: TestIdentity) {
  const secrets = createSecrets();
  const {issuer = "", id: client_id = "", secret: client_secret = ""} = clientsOf(identity).google ?? {};
  const redirect_uri = `${SITE_URL}/sign-in/callback/google`;
  const query = {
    client_id,
    redirect_uri,
    response_type: "code",
    scope: "openid",
    code_challenge_method: "S256",
  };
  const authorize_url = `${issuer}/auth?${new URLSearchParams(query)}`;
  const {fields} = await choose(completeAddress({authorize_url, nonce_required: true}, secrets), "runner");
  const {code_verifier, nonce} = secrets;
  const code = fields.get("code") ?? "";
  const form = {
    grant_type: "authorization_code",
    code,
    redirect_uri,
    client_id,
    client_secret,
    code_verifier,
  };
  const response = await fetch(`${issuer}/token`, {method: "POST", body: new URLSearchParams(form)});
  return {provider: "google", id_token: String(JSON.parse(await response.text()).id_token), nonce};
}

/** The same claims under the same key id, signed with a foreign key. */
async function resign(id_token: string) {
  const {privateKey} = await generateKeyPair("RS256");
  const {kid = ""} = decodeProtectedHeader(id_token);
  return new SignJWT(decodeJwt(id_token)).setProtectedHeader({alg: "RS256", kid}).sign(privateKey);
}
