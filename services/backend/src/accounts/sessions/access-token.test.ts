import {decodeJwt, decodeProtectedHeader, UnsecuredJWT} from "jose";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {forgeToken, supportToken, WRAPPING_SECRET} from "../../../test/forged-token.ts";
import {addPerson, bearer, signInAs} from "../../../test/people.ts";
import {createTestApp, SITE_URL} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {errorReply} from "../../contract/errors.ts";
import {jwks} from "../../contract/session.ts";
import {createKeyRing} from "../../core/crypto/key-ring.ts";
import {signing_key} from "../account/tables.ts";
import {replaceSigningKeys, rotateSigningKeys} from "./rotate-signing-keys.ts";

const databases = await openTestDatabases();
const kek = createKeyRing([WRAPPING_SECRET]);
const DAY_S = 24 * 60 * 60;

describe.each(databases)("bearers on $name", ({db, reset}) => {
  beforeEach(reset);

  async function signedIn() {
    const app = createTestApp(db);
    const person = await addPerson(db);
    const start = await signInAs(app, person.email);
    const ask = (token: string) => app.get("/b/api/v1/users/me", {authorization: `Bearer ${token}`});
    return {app, person, start, ask};
  }

  it("an access token identifies the user and contains no permissions", async () => {
    const {person, start} = await signedIn();
    expect(decodeProtectedHeader(start.access_token)).toMatchObject({alg: "EdDSA", typ: "at+jwt"});
    const claims = decodeJwt(start.access_token);
    expect(Object.keys(claims).sort()).toEqual(
      ["amr", "aud", "auth_time", "cid", "exp", "iat", "iss", "sid", "sub", "ver"].sort(),
    );
    expect(claims).toMatchObject({sub: person.id, aud: "gradus", iss: SITE_URL, amr: ["pwd"]});
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
  });

  it("200 until 30 seconds after it expired, 401 from then on", async () => {
    const {app, start, ask} = await signedIn();
    app.advance(15 * 60 + 28);
    expect((await ask(start.access_token)).status).toBe(200);
    app.advance(3);
    const response = await ask(start.access_token);
    expect([response.status, errorReply.parse(await response.json()).err.code]).toEqual([
      401,
      "unauthenticated",
    ]);
  });

  it("401: no bearer, another scheme, rubbish", async () => {
    const {app} = await signedIn();
    const ask = async (headers: Record<string, string>) =>
      (await app.get("/b/api/v1/users/me", headers)).status;
    expect(
      await Promise.all(
        [{}, {authorization: "Basic YTpi"}, {authorization: "Bearer"}, {authorization: "Bearer x.y.z"}].map(
          ask,
        ),
      ),
    ).toEqual([401, 401, 401, 401]);
  });

  it("401: no signature, or one that no longer fits", async () => {
    const {start, ask} = await signedIn();
    const [header, payload = "", signature] = start.access_token.split(".");
    const claims = decodeJwt(start.access_token);
    const other = Buffer.from(JSON.stringify({...claims, sub: "usr_other"})).toString("base64url");
    const unsecured = new UnsecuredJWT(claims).encode();
    expect((await ask(unsecured)).status).toBe(401);
    expect((await ask(`${header}.${other}.${signature}`)).status).toBe(401);
    expect((await ask(`${header}.${payload}.`)).status).toBe(401);
  });

  it.each([
    ["a key id nobody published", {kid: "key_unknown"}, {}],
    ["another type of token", {typ: "JWT"}, {}],
    ["another issuer", {}, {iss: "https://evil.example"}],
    ["another audience", {}, {aud: "other"}],
    ["no expiry", {}, {exp: undefined}],
    ["another person's session", {}, {sub: "usr_00000000000000000000000000"}],
    ["an older version of the account", {}, {ver: 0}],
    ["no session", {}, {sid: "ses_00000000000000000000000000"}],
  ])("401: %s", async (_case, header, claims) => {
    const {start, ask} = await signedIn();
    expect((await ask(await forgeToken(db, start.access_token, {}, {}))).status).toBe(200);
    expect((await ask(await forgeToken(db, start.access_token, header, claims))).status).toBe(401);
  });

  it("403: staff who look at an account read it and change nothing", async () => {
    const {app, start, ask} = await signedIn();
    const view = await supportToken(db, start.access_token);
    expect((await ask(view)).status).toBe(200);
    const write = await app.post(
      "/b/api/v1/users/me/sessions/revoke",
      {scope: "all"},
      {authorization: `Bearer ${view}`},
    );
    expect(write.status).toBe(403);
  });

  it("public endpoints ignore an invalid bearer token and report that they did", async () => {
    const {app, start} = await signedIn();
    app.advance(DAY_S);
    const expired = await app.get("/b/region?country=DE", bearer(start));
    expect([expired.status, expired.headers.get("x-auth-ignored")]).toEqual([200, "expired"]);
    const rubbish = await app.get("/b/region?country=DE", {authorization: "Bearer x"});
    expect([rubbish.status, rubbish.headers.get("x-auth-ignored")]).toEqual([200, "invalid"]);
  });

  it("a visitor's bearer is no reason to refresh, and opens nothing", async () => {
    const {app, ask} = await signedIn();
    const response = await app.post("/b/token/anonymous", {});
    const {data} = z
      .object({data: z.object({access_token: z.string(), expires_in: z.literal(3600)})})
      .parse(await response.json());
    expect((await ask(data.access_token)).status).toBe(404);
    expect((await app.get("/b/region?country=DE", bearer(data))).headers.get("x-auth-ignored")).toBeNull();
  });

  describe("keys", () => {
    const published = async (app: ReturnType<typeof createTestApp>) => {
      const response = await app.get("/b/.well-known/jwks.json");
      expect(response.headers.get("cache-control")).toBe("public, max-age=300");
      return jwks.parse(await response.json()).keys.map(({kid}) => kid);
    };

    it("the private half is nowhere to be read", async () => {
      const {app} = await signedIn();
      const text = await (await app.get("/b/.well-known/jwks.json")).text();
      expect(text).not.toContain('"d"');
      expect((await db.select().from(signing_key))[0]?.private_enc).not.toContain("PRIVATE KEY");
    });

    it("change every thirty days without a single 401", async () => {
      const {app, person, ask} = await signedIn();
      const rotate = () => rotateSigningKeys({db, kek, now: app.now});
      const [first = ""] = await published(app);
      app.advance(29 * DAY_S);
      await rotate();
      await rotate();
      app.advance(DAY_S - 60);
      expect(await published(app)).toHaveLength(2);
      const before = await signInAs(app, person.email);
      expect(decodeProtectedHeader(before.access_token).kid).toBe(first);
      app.advance(60);
      await rotate();
      const after = await signInAs(anotherProcess(app), person.email);
      expect(decodeProtectedHeader(after.access_token).kid).not.toBe(first);
      expect([(await ask(before.access_token)).status, (await ask(after.access_token)).status]).toEqual([
        200, 200,
      ]);
      const rows = await db.select().from(signing_key);
      expect(rows.find(({kid}) => kid === first)?.private_enc).toBeNull();
      app.advance(DAY_S);
      await rotate();
      app.advance(61);
      expect(await published(app)).not.toContain(first);
    });

    it("replaced at once, what the old one signed is refused within a minute", async () => {
      const {app, person, start, ask} = await signedIn();
      await replaceSigningKeys({db, kek, now: app.now});
      app.advance(61);
      expect((await ask(start.access_token)).status).toBe(401);
      expect((await ask((await signInAs(app, person.email)).access_token)).status).toBe(200);
    });

    /** Of the same installation, at the same time. */
    function anotherProcess(app: ReturnType<typeof createTestApp>) {
      const other = createTestApp(db);
      other.setTime(app.now().toISOString());
      return other;
    }
  });
});
