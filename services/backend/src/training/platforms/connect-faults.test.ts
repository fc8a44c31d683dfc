import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../test/people.ts";
import {replyWith, scriptPlatform} from "../../../test/scripted-platform.ts";
import {refusalOf} from "../../../test/social-page.ts";
import {createTestApp, SITE_URL} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {account, security_event} from "../../accounts/account/tables.ts";
import {one_time} from "../../core/one-time/tables.ts";
import {platform_link} from "./tables.ts";

const databases = await openTestDatabases();
const TOKENS = {access_token: "at_1", refresh_token: "rt_1", expires_in: 3600};

type Script = Parameters<typeof scriptPlatform>[0];

describe.each(databases)("connecting when something is wrong, on $name", ({db, reset}) => {
  beforeEach(reset);

  /** Ann in front of a platform with these replies; its id for her is `them` unless overridden. */
  async function open(answers: Script = {}, settings: Parameters<typeof scriptPlatform>[1] = {}) {
    const script = scriptPlatform(
      {"/token": replyWith(200, TOKENS), "/me": replyWith(200, {id: "them"}), ...answers},
      settings,
    );
    const queued: object[] = [];
    const app = createTestApp(db, {
      platforms: script.platforms,
      enqueue: async (_tx, _name, payload) => void queued.push(payload),
    });
    const ann = await addPerson(db);
    const annHeaders = bearer(await signInAs(app, ann.email));

    async function begin(query = "?region=de&locale=de") {
      const reply: unknown = await (await app.get(`/b/platform/oauth/example${query}`, annHeaders)).json();
      const {authorize_url} = z.object({data: z.object({authorize_url: z.url()})}).parse(reply).data;
      return new URL(authorize_url);
    }
    /** Simulates the redirect back from the platform, with this query. */
    async function comeBack(query: Record<string, string>, name = "example") {
      const response = await app.get(`/b/platform/oauth/${name}/callback?${new URLSearchParams(query)}`);
      const location = response.headers.get("location");
      return {status: response.status, page: location === null ? null : new URL(location)};
    }
    async function obtainHandle(code = "code_1", query?: string) {
      const state = (await begin(query)).searchParams.get("state") ?? "";
      const {page} = await comeBack({state, code});
      return page?.searchParams.get("handle") ?? "";
    }
    const complete = (handle: string, as = annHeaders) =>
      app.post("/b/platform/oauth/example/complete", {handle}, as);
    return {...app, ...script, ann, mine: annHeaders, queued, begin, comeBack, bring: obtainHandle, complete};
  }

  async function nothingIsLinked({queued}: {queued: object[]}) {
    const connected = eq(security_event.event, "platform.connect");
    const records = await db.select().from(security_event).where(connected);
    expect([await db.select().from(platform_link), records, queued]).toEqual([[], [], []]);
  }

  it("the redirect to the platform contains what it needs, and nothing that identifies the user", async () => {
    const {begin, ann} = await open();
    const url = await begin();
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      client_id: "our-id",
      redirect_uri: `${SITE_URL}/b/platform/oauth/example/callback`,
      scope: "activities workouts",
      code_challenge_method: "S256",
    });
    expect(url.searchParams.get("state")).toMatch(/^[\w-]{43,}$/);
    expect(url.searchParams.get("code_challenge")).toMatch(/^[\w-]{43}$/);
    expect(url.href).not.toMatch(new RegExp(`${ann.id}|our-secret|ann`));
    expect((await begin()).searchParams.get("state")).not.toBe(url.searchParams.get("state"));
  });

  it("303: a return from a connection that was never started leads to a page that says so, and stores nothing", async () => {
    const {comeBack, begin, queued} = await open();
    const state = (await begin()).searchParams.get("state") ?? "";
    const before = (await db.select().from(one_time)).length;
    const strangers: Record<string, string>[] = [
      {},
      {code: "code_1"},
      {code: "code_1", state: ""},
      {code: "code_1", state: "made-up"},
      {code: "code_1", state: state.slice(0, -1)},
      {code: "code_1", state: `${state}A`},
      {code: "code_1", state: state.toUpperCase()},
      {error: "access_denied", state: "made-up"},
      {error: "<script>alert(1)</script>", state: "made-up"},
    ];
    for (const query of strangers) {
      const {status, page} = await comeBack(query);
      expect([query, status, page?.href]).toEqual([
        query,
        303,
        `${SITE_URL}/account/platforms?refused=expired`,
      ]);
    }
    expect((await db.select().from(one_time)).length).toBe(before);
    await nothingIsLinked({queued});
  });

  it("400: a way back longer than any, or to a platform whose name is none", async () => {
    const {comeBack} = await open();
    expect((await comeBack({state: "s".repeat(257), code: "c"})).status).toBe(400);
    expect((await comeBack({state: "s", code: "c".repeat(2049)})).status).toBe(400);
    expect((await comeBack({state: "s", error: "e".repeat(129)})).status).toBe(400);
    expect((await comeBack({state: "s", code: "c"}, "Example")).status).toBe(400);
    expect((await comeBack({state: "s", code: "c"}, "..%2Fother")).status).toBe(400);
  });

  it("an error from a platform is reported with our own code, and never repeated", async () => {
    const {begin, comeBack} = await open();
    const back = async (query: Record<string, string>) => {
      const state = (await begin()).searchParams.get("state") ?? "";
      return Object.fromEntries((await comeBack({state, ...query})).page?.searchParams ?? []);
    };
    const failed = {platform: "example", refused: "failed"};
    expect(await back({error: "access_denied"})).toEqual({platform: "example", refused: "denied"});
    expect(await back({error: "server_error"})).toEqual(failed);
    expect(await back({error: "<b>call 555</b>", error_description: "Call us"})).toEqual(failed);
    expect(await back({})).toEqual(failed);
  });

  it("people come back to our site only, in the market they left if there is one", async () => {
    const {begin, comeBack} = await open();
    const pathAfter = async (query: string) => {
      const state = (await begin(query)).searchParams.get("state") ?? "";
      const {page} = await comeBack({state, error: "access_denied"});
      return [page?.origin, page?.pathname];
    };
    const cases: readonly [string, string][] = [
      ["?region=ch&locale=fr", "/ch/fr/account/platforms"],
      ["?region=de&locale=es", "/account/platforms"],
      ["?region=de", "/account/platforms"],
      ["?region=%2F%2Fevil&locale=de", "/account/platforms"],
      ["?region=..&locale=..", "/account/platforms"],
      ["", "/account/platforms"],
    ];
    for (const [query, path] of cases) expect(await pathAfter(query)).toEqual([SITE_URL, path]);
  });

  it("422, 503: whatever the platform answers in the last step, nothing is half connected", async () => {
    const page = await open();
    const cases: readonly [string, Script, number][] = [
      ["the code is not good", {"/token": replyWith(400, {error: "invalid_grant"})}, 422],
      ["our client is not", {"/token": replyWith(401, {error: "invalid_client"})}, 503],
      ["it is too busy", {"/token": replyWith(429)}, 503],
      ["it fails", {"/token": replyWith(500)}, 503],
      ["it breaks off", {"/token": replyWith(200, '{"access_')}, 503],
      ["it sends a page", {"/token": replyWith(200, "<h1>Hello</h1>")}, 503],
      ["it is too slow", {"/token": () => Promise.reject(new DOMException("slow", "TimeoutError"))}, 503],
      ["its token is worth nothing", {"/me": replyWith(401)}, 422],
      ["it does not say who that is", {"/me": replyWith(200, {})}, 503],
      ["it fails then", {"/me": replyWith(500)}, 503],
    ];
    const good = {...page.answers};
    for (const [name, answers, status] of cases) {
      const handle = await page.bring();
      Object.assign(page.answers, good, answers);
      expect([name, (await page.complete(handle)).status]).toEqual([name, status]);
      Object.assign(page.answers, good);
      // One look at a handle uses it up, whatever came of that: a code is good once.
      expect([name, (await page.complete(handle)).status]).toEqual([name, 422]);
    }
    await nothingIsLinked(page);
    page.advance(60);
    expect((await page.complete(await page.bring())).status).toBe(200);
  });

  it("of ten concurrent completions of one handle one succeeds, and the platform is contacted for that one only", async () => {
    const {bring, complete, asked} = await open();
    const handle = await bring();
    const statuses = (await Promise.all(Array.from({length: 10}, () => complete(handle)))).map(
      ({status}) => status,
    );
    expect(statuses.sort()).toEqual([200, ...Array(9).fill(422)]);
    expect(asked).toEqual(["/token", "/me"]);
  });

  it("401: a session that was ended on the way completes nothing", async () => {
    const {bring, complete, post, mine, queued} = await open();
    const handle = await bring();
    expect((await post("/b/api/v1/users/me/sessions/revoke", {scope: "all"}, mine)).status).toBe(200);
    expect((await complete(handle)).status).toBe(401);
    await nothingIsLinked({queued});
  });

  it("403: who is on the way out connects nothing, not even what they brought back before", async () => {
    const {bring, complete, begin, ann} = await open();
    const handle = await bring();
    await db.update(account).set({state: "deleting"}).where(eq(account.id, ann.id));
    expect((await complete(handle)).status).toBe(403);
    await expect(begin()).rejects.toThrow();
    expect(await db.select().from(platform_link)).toEqual([]);
  });

  it("permissions are stored as the platform grants them, even if they are fewer or none", async () => {
    const {bring, complete, get, mine, answers} = await open();
    const permission = async () => {
      await complete(await bring());
      const reply = await (await get("/b/api/v1/users/me/oauth/permission?p=example", mine)).json();
      const {scopes, missing} = Object(reply).data;
      return [scopes, missing];
    };
    expect(await permission()).toEqual([["activities", "workouts"], []]);
    answers["/token"] = replyWith(200, {...TOKENS, scope: "activities  extra"});
    expect(await permission()).toEqual([["activities", "extra"], ["workouts"]]);
    answers["/token"] = replyWith(200, {...TOKENS, scope: ""});
    expect(await permission()).toEqual([[], ["activities", "workouts"]]);
  });

  it("429: a user can start a connection, or return from one, at most twenty times a minute", async () => {
    const {get, mine, complete} = await open();
    const attempts = [];
    for (let count = 0; count < 21; count++)
      attempts.push((await get("/b/platform/oauth/example", mine)).status);
    expect([new Set(attempts.slice(0, 20)), attempts.at(-1)]).toEqual([new Set([200]), 429]);
    for (let count = 0; count < 20; count++) await complete("guess");
    expect((await complete("guess")).status).toBe(429);
  });

  it("a link begun at the platform is refused while the platform gives no usable answer", async () => {
    const {post, mine, answers, queued} = await open();
    const ask = (path: string, body: object) => post(`/b/platform/oauth/example/${path}`, body, mine);
    const body = {partner_token: "pt_1"};
    for (const answer of [
      replyWith(500),
      replyWith(429),
      replyWith(200, "<h1>"),
      replyWith(200, {valid: "yes"}),
    ]) {
      answers["/check"] = answer;
      answers["/token"] = answer;
      expect(await refusalOf(await ask("check", body))).toEqual([503, "platform_unavailable"]);
      expect(await refusalOf(await ask("auth", {...body, consent: true}))).toEqual([
        503,
        "platform_unavailable",
      ]);
    }
    await nothingIsLinked({queued});
  });

  it("a link that is valid at the platform but belongs to no user there is not valid here", async () => {
    const {post, mine} = await open({"/check": replyWith(200, {valid: true})});
    const reply = await post("/b/platform/oauth/example/check", {partner_token: "pt_1"}, mine);
    expect(await reply.json()).toEqual({data: {valid: false, linked: "none", expires_at: null}});
  });
});
