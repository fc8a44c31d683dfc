import {eq} from "drizzle-orm";
import {pino} from "pino";
import {beforeEach, describe, expect, it} from "vitest";
import {WRAPPING_SECRET} from "../../../test/forged-token.ts";
import {createObjectMemory} from "../../../test/object-memory.ts";
import {addPerson} from "../../../test/people.ts";
import {NO_PLATFORMS, replyWith, scriptPlatform} from "../../../test/scripted-platform.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {createKeyRing} from "../../core/crypto/key-ring.ts";
import {outbox} from "../../core/mail/tables.ts";
import {upload} from "../runs/original-files/tables.ts";
import {syncPlatform} from "./jobs/sync-platform.ts";
import {openTokens, sealTokens} from "./link/link-tokens.ts";
import {PartnerFailure} from "./partner/partner-failure.ts";
import {platform_link} from "./tables.ts";

const databases = await openTestDatabases();
const AT = new Date("2026-03-01T12:00:00Z");
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const keys = createKeyRing([WRAPPING_SECRET]);
const logger = pino({level: "silent"});

const gpx = (name: string) => replyWith(200, `<gpx version="1.1"><name>${name}</name></gpx>`);
const listOf = (...runs: readonly (readonly [string, string])[]) =>
  replyWith(200, {items: runs.map(([id, minute]) => ({id, updated_at: `2026-03-01T${minute}:00Z`}))});
const fileOf = (id: string) => `/activities/${id}/file`;

describe.each(databases)("fetching runs when something is wrong, on $name", ({db, reset}) => {
  let key = {user_id: "", platform: "example"};
  beforeEach(async () => {
    await reset();
    key = {user_id: (await addPerson(db)).id, platform: "example"};
  });

  /** Ann connected, with a token that is good for an hour unless a test says otherwise. */
  async function connect({
    refresh_token = "rt_1" as string | null,
    endsIn = HOUR_MS,
    cursor = null as string | null,
  } = {}) {
    await db.insert(platform_link).values({
      user_id: key.user_id,
      platform: key.platform,
      external_id: "them",
      scopes: ["activities"],
      tokens_enc: sealTokens(keys, key, {access_token: "at_1", refresh_token}),
      token_expires_at: new Date(AT.getTime() + endsIn),
      state: "connected",
      connected_at: AT,
      sync_cursor: cursor,
    });
  }

  function sync({platforms}: Pick<ReturnType<typeof scriptPlatform>, "platforms">, daysLater = 0) {
    const deps = {
      db,
      logger,
      platforms,
      wrappingKeys: keys,
      now: () => new Date(AT.getTime() + daysLater * DAY_MS),
      objects: createObjectMemory(),
      enqueue: async () => undefined,
      wakeMail: () => undefined,
      readAccess: async () => "none" as const,
    };
    return syncPlatform(deps, key).catch((error: unknown) => {
      if (error instanceof PartnerFailure) return error.code;
      throw error;
    });
  }

  const link = async () => (await db.select().from(platform_link))[0];
  const uploadedIds = async () =>
    (await db.select({id: upload.source_id}).from(upload).where(eq(upload.source, "example")))
      .map(({id}) => id)
      .sort();
  const tokens = async () => openTokens(keys, key, (await link())?.tokens_enc ?? "");

  it("runs listed in any order are read from the oldest on, and the newest sets where the next sync continues", async () => {
    await connect();
    const page = scriptPlatform({
      "/activities": listOf(["c", "11:03"], ["a", "11:01"], ["b", "11:02"]),
      [fileOf("a")]: gpx("a"),
      [fileOf("b")]: gpx("b"),
      [fileOf("c")]: gpx("c"),
    });
    expect(await sync(page)).toBeUndefined();
    expect(page.asked).toEqual(["/activities", fileOf("a"), fileOf("b"), fileOf("c")]);
    expect(await link()).toMatchObject({sync_cursor: "2026-03-01T11:03:00Z", last_sync_at: AT});
  });

  it("a list with nothing new moves nothing", async () => {
    await connect({cursor: "2026-03-01T11:00:00Z"});
    expect(await sync(scriptPlatform({"/activities": replyWith(200, {items: []})}))).toBeUndefined();
    expect(await link()).toMatchObject({sync_cursor: "2026-03-01T11:00:00Z", state: "connected"});
  });

  it("the same run under two times is fetched once", async () => {
    await connect();
    const page = scriptPlatform({
      "/activities": listOf(["a", "11:01"], ["a", "11:05"]),
      [fileOf("a")]: gpx("a"),
    });
    await sync(page);
    expect(page.asked).toEqual(["/activities", fileOf("a")]);
    expect(await uploadedIds()).toEqual(["a"]);
  });

  it("two runs that are the same file are one", async () => {
    await connect();
    const same = gpx("same");
    const page = scriptPlatform({
      "/activities": listOf(["a", "11:01"], ["b", "11:02"]),
      [fileOf("a")]: same,
      [fileOf("b")]: same,
    });
    expect(await sync(page)).toBeUndefined();
    expect(await uploadedIds()).toEqual(["a"]);
  });

  /** Three runs, of which the platform has this for the second. */
  const threeRuns = (second: ReturnType<typeof replyWith>) =>
    scriptPlatform({
      "/activities": listOf(["a", "11:01"], ["b", "11:02"], ["c", "11:03"]),
      [fileOf("a")]: gpx("a"),
      [fileOf("b")]: second,
      [fileOf("c")]: gpx("c"),
    });
  const heals = async (page: ReturnType<typeof threeRuns>, files: readonly string[]) => {
    page.asked.length = 0;
    page.answers[fileOf("b")] = gpx("b");
    expect(await sync(page)).toBeUndefined();
    expect(page.asked).toEqual(["/activities", ...files]);
    expect(await uploadedIds()).toEqual(["a", "b", "c"]);
    expect(await link()).toMatchObject({state: "connected", error_code: null, error_at: null});
  };

  it.each([
    ["a run that is gone", replyWith(404), "refused"],
    ["a quota", replyWith(429), "quota"],
    ["an error", replyWith(503), "unreachable"],
  ])(
    "%s instead of a file: earlier runs are kept, and the next sync begins with that file",
    async (_case, answer, code) => {
      await connect();
      const page = threeRuns(answer);
      expect([await sync(page), await uploadedIds()]).toEqual([code, ["a"]]);
      expect(await link()).toMatchObject({state: "error", error_code: code, error_at: AT, sync_cursor: null});
      await heals(page, [fileOf("b"), fileOf("c")]);
    },
  );

  it.each([
    ["a page", replyWith(200, "<!doctype html><h1>Log in</h1>")],
    ["nothing", replyWith(200, "")],
    ["what was never packed", replyWith(200, Buffer.from("1f8b", "hex").toString("latin1"))],
  ])(
    "%s for a run does not block other runs: the owner sees the error, and the run is requested again",
    async (_case, answer) => {
      await connect();
      const page = threeRuns(answer);
      expect([await sync(page), await uploadedIds()]).toEqual(["bad_answer", ["a", "c"]]);
      // The next sync resumes from there, not from the beginning.
      expect(await link()).toMatchObject({
        state: "error",
        error_code: "bad_answer",
        sync_cursor: "2026-03-01T11:02:00Z",
      });
      await heals(page, [fileOf("b")]);
    },
  );

  describe("a run that can never be read", () => {
    const WEEK = 7;
    const never = replyWith(200, "<!doctype html><h1>Log in</h1>");
    const later = (day: number) => `2026-03-${String(day).padStart(2, "0")}T11:00:00Z`;
    const runs = (...days: readonly number[]) =>
      replyWith(200, {items: days.map((day) => ({id: String(day), updated_at: later(day)}))});
    beforeEach(() => connect({endsIn: 60 * DAY_MS}));

    it("an unreadable run is requested for a week, then the other runs continue without it", async () => {
      const page = scriptPlatform({"/activities": runs(1), [fileOf("1")]: never, [fileOf("5")]: gpx("5")});
      expect(await sync(page)).toBe("bad_answer");
      page.answers["/activities"] = runs(1, 5);
      expect(await sync(page, WEEK)).toBe("bad_answer");
      // The owner sees since when.
      expect(await link()).toMatchObject({error_at: AT, sync_cursor: later(1)});
      expect(await sync(page, WEEK + 0.01)).toBeUndefined();
      expect(await uploadedIds()).toEqual(["5"]);
      const whole = {state: "connected", error_code: null, sync_cursor: new Date(later(5)).toISOString()};
      expect(await link()).toMatchObject(whole);
    });

    it("is not found again, though it is the newest and the last minute is read anew each time", async () => {
      const page = scriptPlatform({"/activities": runs(1), [fileOf("1")]: never});
      await sync(page);
      await sync(page, WEEK + 0.01);
      const from = Date.parse((await link())?.sync_cursor ?? "") - 60_000;
      expect(from).toBeGreaterThan(Date.parse(later(1)));
    });

    it("leaves a later one its own week", async () => {
      const page = scriptPlatform({"/activities": runs(1), [fileOf("1")]: never, [fileOf("6")]: never});
      await sync(page);
      page.answers["/activities"] = runs(1, 6);
      expect(await sync(page, WEEK + 0.01)).toBe("bad_answer");
      expect((await link())?.sync_cursor).toBe(later(6));
      expect(await sync(page, 2 * WEEK)).toBeUndefined();
    });

    it("a run that could not be requested differs from an unreadable one: that time does not count towards the week", async () => {
      const page = scriptPlatform({"/activities": runs(1), [fileOf("1")]: replyWith(503)});
      expect(await sync(page)).toBe("unreachable");
      page.answers[fileOf("1")] = never;
      expect(await sync(page, WEEK + 1)).toBe("bad_answer");
      page.answers[fileOf("1")] = gpx("1");
      expect(await sync(page, WEEK + 2)).toBeUndefined();
      expect(await uploadedIds()).toEqual(["1"]);
    });
  });

  it("a link removed while a run is on its way stays removed, and no further run is fetched", async () => {
    await connect();
    const page = scriptPlatform({
      "/activities": listOf(["a", "11:01"], ["b", "11:02"]),
      [fileOf("a")]: async (request) => {
        await db.delete(platform_link);
        return gpx("a")(request);
      },
    });
    expect(await sync(page)).toBeUndefined();
    expect(await link()).toBeUndefined();
    expect(page.asked).toEqual(["/activities", fileOf("a")]);
  });

  it("a permission that ends midway keeps the runs already fetched, notifies the owner and stops further requests", async () => {
    await connect();
    const page = scriptPlatform({
      "/activities": listOf(["a", "11:01"], ["b", "11:02"], ["c", "11:03"]),
      [fileOf("a")]: gpx("a"),
      [fileOf("b")]: replyWith(401),
      "/token": replyWith(400, {error: "invalid_grant"}),
    });
    expect(await sync(page)).toBeUndefined();
    expect([await uploadedIds(), page.asked.at(-1)]).toEqual([["a"], "/token"]);
    expect(await link()).toMatchObject({state: "expired", tokens_enc: null, last_sync_at: null});
    expect(await db.select().from(outbox)).toMatchObject([{template: "platform_expired"}]);
    page.asked.length = 0;
    await sync(page);
    expect(page.asked).toEqual([]);
  });

  it("a platform that rejects the token it has just issued is asked twice and no more", async () => {
    await connect();
    const fresh = {access_token: "at_2", refresh_token: "rt_2", expires_in: 3600};
    const page = scriptPlatform({"/activities": replyWith(401), "/token": replyWith(200, fresh)});
    expect(await sync(page)).toBe("refused");
    expect(page.asked).toEqual(["/activities", "/token", "/activities"]);
    // Renewed tokens are stored: the previous one may already be invalid.
    expect([await tokens(), (await link())?.state]).toEqual([
      {access_token: "at_2", refresh_token: "rt_2"},
      "error",
    ]);
  });

  describe("renewing a token that is about to end", () => {
    const soon = {endsIn: 60_000};

    it.each([
      ["an error", replyWith(500), "unreachable"],
      ["a quota", replyWith(429), "quota"],
      ["a refusal of ours", replyWith(401, {error: "invalid_client"}), "refused"],
      ["half an answer", replyWith(200, '{"access_token":'), "bad_answer"],
      ["an answer without a token", replyWith(200, {expires_in: 60}), "bad_answer"],
    ])("%s does not cost the user the link", async (_case, answer, code) => {
      await connect(soon);
      const page = scriptPlatform({"/token": answer, "/activities": listOf()});
      expect(await sync(page)).toBe(code);
      expect([await tokens(), (await link())?.state]).toEqual([
        {access_token: "at_1", refresh_token: "rt_1"},
        "error",
      ]);
      expect(await db.select().from(outbox)).toEqual([]);
      page.answers["/token"] = replyWith(200, {access_token: "at_2", expires_in: 3600});
      expect(await sync(page)).toBeUndefined();
      // When a platform's reply omits the refresh token, the current one remains valid.
      expect([await tokens(), (await link())?.state]).toEqual([
        {access_token: "at_2", refresh_token: "rt_1"},
        "connected",
      ]);
    });

    it("is impossible without a refresh token: the owner connects anew", async () => {
      await connect({endsIn: 60_000, refresh_token: null});
      const page = scriptPlatform({});
      expect(await sync(page)).toBeUndefined();
      expect([page.asked, (await link())?.state]).toEqual([[], "expired"]);
    });

    it("happens once when two workers read the same link at once", async () => {
      await connect(soon);
      const page = scriptPlatform({
        "/token": replyWith(200, {access_token: "at_2", refresh_token: "rt_2", expires_in: 3600}),
        "/activities": listOf(["a", "11:01"]),
        [fileOf("a")]: gpx("a"),
      });
      expect(await Promise.all([sync(page), sync(page)])).toEqual([undefined, undefined]);
      expect(page.asked.filter((path) => path === "/token")).toHaveLength(1);
      expect(await uploadedIds()).toEqual(["a"]);
    });
  });

  it("tokens under a key that is lost are an error of ours: the link is not taken from its owner", async () => {
    await connect();
    const elsewhere = createKeyRing(["the key of another installation"]);
    await db
      .update(platform_link)
      .set({tokens_enc: sealTokens(elsewhere, key, {access_token: "a", refresh_token: null})});
    await expect(sync(scriptPlatform({}))).rejects.toThrow(/No key/);
    expect(await link()).toMatchObject({state: "connected", error_code: null});
  });

  it("a worker that knows no such platform fails and is tried again: nothing is taken from the owner", async () => {
    await connect();
    await expect(sync({platforms: NO_PLATFORMS})).rejects.toThrow("PLATFORMS names no example");
    expect(await link()).toMatchObject({state: "connected", error_code: null, last_sync_at: null});
    await db.delete(platform_link);
    expect(await sync({platforms: NO_PLATFORMS})).toBeUndefined();
  });

  it("a platform that only receives data is asked for nothing", async () => {
    await connect();
    const outOnly = scriptPlatform({}, {flows: {activities: "out", workouts: "out"}});
    expect(await sync(outOnly)).toBeUndefined();
    expect([outOnly.asked, await link()]).toMatchObject([[], {last_sync_at: AT, sync_cursor: null}]);
  });
});
