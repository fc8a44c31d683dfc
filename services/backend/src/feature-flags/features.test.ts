import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {featuresReply} from "../contract/features.ts";
import {createFeatureRepository, type FlagSetting} from "./feature-repository.ts";
import {seedFeatures} from "./seed-features.ts";
import {feature_flag, feature_history} from "./tables.ts";

const databases = await openTestDatabases();
const reply = z.object({data: featuresReply});
const BY = {by: "usr_admin", reason: "try it", at: new Date("2026-03-01T12:00:00Z")};
const OFF: FlagSetting = {key: "map", state: "off", percent: 0, regions: [], users: []};

describe.each(databases)("GET /b/features on $name", ({db, reset}) => {
  beforeEach(reset);
  const features = createFeatureRepository(db);
  const set = (changes: Partial<FlagSetting>) => features.set({...OFF, ...changes}, BY);

  function start(subject: string | null = null) {
    const test = createTestApp(db, {featureSubject: async () => (subject === null ? null : {id: subject})});
    const flags = async (query = "") =>
      reply.parse(await (await test.get(`/b/features${query}`)).json()).data.flags;
    return {...test, flags};
  }
  /** How many of a thousand people have the flag. */
  const count = async (query = "") => {
    let on = 0;
    let callerId = "";
    const {get} = createTestApp(db, {featureSubject: async () => ({id: callerId})});
    for (let n = 0; n < 200; n++) {
      callerId = `usr_${n}`;
      const {data} = reply.parse(await (await get(`/b/features${query}`)).json());
      if (data.flags.map) on++;
    }
    return on;
  };

  it("200: nothing is known before there are flags", async () => {
    expect(await start().flags()).toEqual({});
  });

  it.each<[Partial<FlagSetting>, boolean]>([
    [{state: "off"}, false],
    [{state: "on"}, true],
    [{state: "off", percent: 100, users: ["usr_1"], regions: ["de"]}, false],
    [{state: "percent", percent: 0}, false],
    [{state: "percent", percent: 100}, true],
    [{state: "percent", percent: 0, users: ["usr_1"]}, false],
    [{state: "rules", users: ["usr_1"]}, true],
    [{state: "rules", users: ["usr_2"]}, false],
    [{state: "rules", regions: ["de"], percent: 100}, true],
    [{state: "rules", regions: ["us"], percent: 100}, false],
    [{state: "rules", regions: ["us"], users: ["usr_1"]}, true],
    [{state: "rules", regions: [], percent: 100}, true],
  ])("200: %j for a person in Germany is %s", async (rule, expected) => {
    await set(rule);
    expect(await start("usr_1").flags("?region=de")).toEqual({map: expected});
  });

  it("200: a visitor who is not signed in gets what applies to all users, and is in no percentage rollout", async () => {
    await set({key: "all", state: "on"});
    await set({key: "hundred", state: "percent", percent: 100});
    await set({key: "half", state: "percent", percent: 50});
    await set({key: "listed", state: "rules", users: [""]});
    await set({key: "region", state: "rules", regions: ["de"], percent: 100});
    expect(await start().flags()).toEqual({
      all: true,
      hundred: true,
      half: false,
      listed: false,
      region: false,
    });
    expect((await start().flags("?region=de")).region).toBe(true);
  });

  it("200: a percentage rollout reaches about that share of users, and raising it takes the feature from no user", async () => {
    await set({state: "percent", percent: 30});
    expect(Math.abs((await count()) - 60)).toBeLessThan(25);
    const has = async () =>
      Promise.all(
        Array.from({length: 40}, (_, n) =>
          start(`usr_${n}`)
            .flags()
            .then(({map}) => map),
        ),
      );
    const before = await has();
    await set({state: "percent", percent: 60});
    const after = await has();
    expect(before.every((had, n) => !had || after[n])).toBe(true);
  });

  it("200: the early ones of one flag are not the early ones of another", async () => {
    await set({key: "one", state: "percent", percent: 50});
    await set({key: "two", state: "percent", percent: 50});
    const all = await Promise.all(Array.from({length: 40}, (_, n) => start(`usr_${n}`).flags()));
    expect(new Set(all.map(({one, two}) => `${one} ${two}`)).size).toBe(4);
  });

  it("200: only answers leave, for one person's cache, and a switch works at once", async () => {
    await set({state: "rules", users: ["usr_friend"]});
    const {get, flags} = start("usr_1");
    const response = await get("/b/features");
    expect(await response.text()).not.toContain("usr_friend");
    expect([response.headers.get("cache-control"), response.headers.get("vary")]).toEqual([
      "private, max-age=60",
      expect.stringContaining("Authorization"),
    ]);
    await set({state: "on"});
    expect(await flags()).toEqual({map: true});
  });

  it("304: the same answers later are not sent again; another answer is", async () => {
    await set({state: "on"});
    const {get, advance} = start("usr_1");
    const first = await get("/b/features");
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toBe(`W/"${reply.parse(await first.json()).data.etag}"`);
    advance(60);
    const again = () => get("/b/features", {"if-none-match": tag});
    expect((await again()).status).toBe(304);
    await set({state: "off"});
    expect((await again()).status).toBe(200);
  });

  it.each(["?region=xx", "?region=", "?user=usr_2"])("400: %s", async (query) => {
    expect((await start().get(`/b/features${query}`)).status).toBe(400);
  });

  it("stores every state a flag has had, even when two people change it at once", async () => {
    await Promise.all([set({state: "on"}), set({state: "off"})]);
    await set({state: "percent", percent: 12.5});
    const history = await db.select().from(feature_history);
    const [flag] = await db.select().from(feature_flag);
    expect(flag).toMatchObject({state: "percent", percent: 12.5, version: 3});
    expect(history.at(-1)).toMatchObject({changed_by: "usr_admin", reason: "try it", percent: 12.5});
    expect(history.map(({version}) => version)).toEqual([1, 2, 3]);
  });

  it("a new start adds flags that are missing and leaves those that staff have set", async () => {
    await seedFeatures(db);
    expect(await start().flags()).toEqual({gift_by_customer: false});
    await set({key: "gift_by_customer", state: "on"});
    await seedFeatures(db);
    expect(await start().flags()).toEqual({gift_by_customer: true});
  });
});
