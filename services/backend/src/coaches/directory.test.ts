import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {exampleCoach} from "../../test/example-coach.ts";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {coachesReply} from "../contract/coaches.ts";
import {errorReply} from "../contract/errors.ts";
import {seedDemoCoaches} from "./demo/seed-demo-coaches.ts";
import {coach} from "./tables.ts";

const databases = await openTestDatabases();
const reply = z.object({data: coachesReply});

describe.each(databases)("GET /b/coaches on $name", ({db, reset}) => {
  beforeEach(reset);

  const add = (...coaches: (typeof coach.$inferInsert)[]) => db.insert(coach).values(coaches);
  const start = () => {
    const test = createTestApp(db);
    const list = async (query = "") => {
      const response = await test.get(`/b/coaches?${query}`);
      return reply.parse(await response.json()).data;
    };
    const ids = async (query = "") => (await list(query)).items.map(({id}) => id);
    const refused = async (query: string) => {
      const response = await test.get(`/b/coaches?${query}`);
      const {err} = errorReply.parse(await response.json());
      return [response.status, err.code, err.field_errors];
    };
    return {...test, list, ids, refused};
  };

  describe("filters", () => {
    beforeEach(async () => {
      await add(
        exampleCoach("ada", {distances: ["short"], platforms: ["final_surge"], country: "DE"}),
        exampleCoach("ben", {distances: ["long", "ultra"], in_person: true, country: "FR"}),
        exampleCoach("cem", {triathlon: ["sprint"], run_preferences: ["road"], country: "DE"}),
        exampleCoach("dot", {triathlon: ["ironman"], run_preferences: ["trail", "ultra"]}),
        exampleCoach("eve", {distances: ["short"], platforms: ["two_peak"], in_person: true}),
        exampleCoach("hid", {distances: ["short"], listed: false}),
      );
    });

    it.each([
      ["", ["ada", "ben", "cem", "dot", "eve"]],
      ["distance=short", ["ada", "eve"]],
      ["distance=ultra", ["ben"]],
      ["distance=short,long", ["ada", "ben", "eve"]],
      ["triathlon=sprint", ["cem"]],
      ["triathlon=sprint,olympic,half_ironman,ironman", ["cem", "dot"]],
      ["in_person=true", ["ben", "eve"]],
      ["location=DE", ["ada", "cem"]],
      ["location=de,FR", ["ada", "ben", "cem"]],
      ["location=JP", []],
      ["run_preferences=trail", ["dot"]],
      ["run_preferences=road,trail", ["cem", "dot"]],
      ["platforms=final_surge,two_peak", ["ada", "eve"]],
      ["platforms=powercenter", []],
      ["distance=short&in_person=true", ["eve"]],
      ["distance=short&location=DE&platforms=final_surge", ["ada"]],
      ["triathlon=ironman&location=DE", []],
      ["name=ev&distance=short", ["eve"]],
    ])("200: %s", async (query, expected) => {
      const {list} = start();
      const {items, total} = await list(query);
      expect([items.map(({id}) => id), total]).toEqual([expected, expected.length]);
    });

    it.each([
      ["distance=middle", {distance: "unknown_value"}],
      ["distance=", {distance: "unknown_value"}],
      ["distance=short,", {distance: "unknown_value"}],
      ["triathlon=super", {triathlon: "unknown_value"}],
      ["in_person=false", {in_person: "unknown_value"}],
      ["location=Germany", {location: "unknown_value"}],
      ["location=ZZ", {location: "unknown_value"}],
      ["location=EU", {location: "unknown_value"}],
      ["run_preferences=beach", {run_preferences: "unknown_value"}],
      ["platforms=strava", {platforms: "unknown_value"}],
      ["name=a", {name: "too_short"}],
      ["name=%20a%20", {name: "too_short"}],
      [`name=${"a".repeat(81)}`, {name: "too_long"}],
      ["sort=price", {sort: "unknown_value"}],
      ["sort=random&seed=-1", {seed: "not_a_number"}],
      ["sort=random&seed=1.5", {seed: "not_a_number"}],
      ["sort=random&seed=2147483648", {seed: "out_of_range"}],
      ["limit=0", {limit: "out_of_range"}],
      ["limit=101", {limit: "out_of_range"}],
      ["limit=many", {limit: "not_a_number"}],
      ["locale=it", {locale: "unknown_value"}],
      ["cursor=nonsense", {cursor: "unknown_value"}],
      ["cursor=e30", {cursor: "unknown_value"}],
      ["distances=short", {distances: "unknown_field"}],
      ["distance=middle&sort=price", {distance: "unknown_value", sort: "unknown_value"}],
    ])("400: %s", async (query, fields) => {
      const {refused} = start();
      expect(await refused(query)).toEqual([400, "invalid", fields]);
    });

    it("200: each filter value reports how many coaches it would show while the other filters stay", async () => {
      const {list} = start();
      const {facets} = await list("distance=short&in_person=true");
      expect(facets).toMatchObject({
        distance: {short: 1, long: 1, ultra: 1},
        in_person: {true: 1},
        location: {NZ: 1},
        platforms: {two_peak: 1, final_surge: 0},
      });
      expect((await list()).facets.location).toEqual({DE: 2, FR: 1, NZ: 2});
    });

    it("200: what a facet promises is what choosing it shows", async () => {
      const {list} = start();
      await seedDemoCoaches(db, {NODE_ENV: "test"});
      const others = "in_person=true&name=ma";
      const {facets} = await list(others);
      for (const [platform, count] of Object.entries(facets.platforms)) {
        expect([platform, (await list(`${others}&platforms=${platform}`)).total]).toEqual([platform, count]);
      }
    });

    it("200: when no coach matches, the closest are returned with the filters they miss", async () => {
      const {list} = start();
      const {items, near_misses} = await list("distance=short&in_person=true&platforms=final_surge");
      expect(items).toEqual([]);
      expect(near_misses.map(({id, missing}) => [id, missing])).toEqual([
        ["ada", ["in_person"]],
        ["eve", ["platforms"]],
        ["ben", ["distance", "platforms"]],
      ]);
      expect((await list("location=JP")).near_misses).toEqual([]);
      expect((await list("location=DE")).near_misses).toEqual([]);
    });
  });

  describe("names", () => {
    beforeEach(async () => {
      await add(
        exampleCoach("a", {name: "Åsa Öhrström"}),
        exampleCoach("b", {name: "Éloïse Lamoureux-Petit"}),
        exampleCoach("c", {name: "Declan O’Hanlon"}),
        exampleCoach("d", {name: "Łucja Süßkind"}),
        exampleCoach("e", {name: "100% Løpe_r"}),
      );
    });

    it.each([
      ["asa", ["a"]],
      ["ÅSA", ["a"]],
      ["ohr", ["a"]],
      ["Öhr", ["a"]],
      ["hrström", []],
      ["elo", ["b"]],
      ["petit", ["b"]],
      ["lamoureux-pet", ["b"]],
      ["pe lam", ["b"]],
      ["han", ["c"]],
      ["o'h", ["c"]],
      ["luc", ["d"]],
      ["suss", ["d"]],
      ["süß", ["d"]],
      ["lope", ["e"]],
      ["o%25", ["c", "a"]],
      ["%25%25", []],
      ["asa elo", []],
    ])("200: %s is the beginning of words of %j", async (name, expected) => {
      const {ids} = start();
      expect(new Set(await ids(`name=${name}`))).toEqual(new Set(expected));
    });
  });

  describe("order", () => {
    const names = async (query: string) => (await start().list(query)).items.map(({name}) => name);

    it("200: A to Z and back as the reader's language has it", async () => {
      const coachNames = ["Zoe", "Émile", "eva", "Nunz", "Nuña", "Nuz", "Ärmel", "Arno"];
      await add(...coachNames.map((name, n) => exampleCoach(`c${n}`, {name})));
      const latin = ["Ärmel", "Arno", "Émile", "eva", "Nuña", "Nunz", "Nuz", "Zoe"];
      const spanish = ["Ärmel", "Arno", "Émile", "eva", "Nunz", "Nuña", "Nuz", "Zoe"];
      expect(await names("locale=de")).toEqual(latin);
      expect(await names("locale=fr")).toEqual(latin);
      expect(await names("locale=es")).toEqual(spanish);
      expect(await names("sort=za&locale=es")).toEqual(spanish.toReversed());
    });

    it.each(["az", "za", "random&seed=7"])("200: the pages of %s hold everyone once", async (sort) => {
      await seedDemoCoaches(db, {NODE_ENV: "test"});
      await add(exampleCoach("twin1", {name: "Same Name"}), exampleCoach("twin2", {name: "Same Name"}));
      const {list, ids} = start();
      const all = await ids(`sort=${sort}&limit=100`);
      const paged: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const page = await list(`sort=${sort}&limit=7${cursor && `&cursor=${cursor}`}`);
        paged.push(...page.items.map(({id}) => id));
        cursor = page.next_cursor;
      }
      expect([paged, new Set(paged).size]).toEqual([all, 62]);
    });

    it("200: a random order stays the same for its seed when coaches join, and differs for another seed", async () => {
      await seedDemoCoaches(db, {NODE_ENV: "test"});
      const before = await start().ids("sort=random&seed=11&limit=100");
      await add(exampleCoach("newcomer"));
      const after = await start().ids("sort=random&seed=11&limit=100");
      expect(after.filter((id) => id !== "newcomer")).toEqual(before);
      expect(await start().ids("sort=random&seed=12&limit=100")).not.toEqual(after);
    });

    it("200: the server returns the seed it picked, and only an order requested by seed may be cached", async () => {
      await seedDemoCoaches(db, {NODE_ENV: "test"});
      const {get, list} = start();
      const first = await list("sort=random&limit=10");
      const seed = first.seed ?? -1;
      expect(seed).toBeGreaterThanOrEqual(0);
      expect((await list(`sort=random&limit=10&seed=${seed}`)).items).toEqual(first.items);
      const cacheControlOf = async (query: string) =>
        (await get(`/b/coaches?${query}`)).headers.get("cache-control");
      expect(await cacheControlOf("sort=random")).toBe("private, no-store");
      expect(await cacheControlOf(`sort=random&seed=${seed}`)).toBe("public, max-age=60");
      expect((await list("sort=az&seed=5")).seed).toBeNull();
    });

    it("400: a further random page without its seed would belong to another order", async () => {
      await seedDemoCoaches(db, {NODE_ENV: "test"});
      const {list, refused} = start();
      const {next_cursor} = await list("sort=random&seed=3&limit=10");
      expect(await refused(`sort=random&limit=10&cursor=${next_cursor}`)).toEqual([
        400,
        "invalid",
        {seed: "required"},
      ]);
    });

    it("200: a coach who leaves between two pages does not shift the others", async () => {
      await add(...["A", "B", "C", "D"].map((name) => exampleCoach(name.toLowerCase(), {name})));
      const {list, ids, advance} = start();
      const {next_cursor} = await list("limit=2");
      await db.delete(coach);
      await add(...["A", "C", "D"].map((name) => exampleCoach(name.toLowerCase(), {name})));
      advance(10);
      expect(await ids(`limit=2&cursor=${next_cursor}`)).toEqual(["c", "d"]);
    });
  });

  describe("replies", () => {
    it("200: words come in the reader's language, else in English, else as they were written", async () => {
      await add(exampleCoach("both"), exampleCoach("only_es", {headline: {es: "Corre bien"}}));
      const {list} = start();
      const headlines = async (locale: string) =>
        (await list(`locale=${locale}`)).items.map((item) => [item.headline, item.headline_locale]);
      expect(await headlines("de")).toEqual([
        ["Läuft gut", "de"],
        ["Corre bien", "es"],
      ]);
      expect(await headlines("fr")).toEqual([
        ["Runs well", "en"],
        ["Corre bien", "es"],
      ]);
    });

    it("200: nothing but what the page shows leaves the server", async () => {
      await add(exampleCoach("ada", {user_id: "usr_secret"}));
      const {get, list} = start();
      const body = await (await get("/b/coaches")).text();
      expect(body).not.toMatch(/private\.example|usr_secret|is_demo|listed/);
      expect((await list()).items[0]).toMatchObject({portrait: {seed: 7}, accepting: true});
    });

    it("304: an unchanged page is not sent again; a change shows within ten seconds", async () => {
      await add(exampleCoach("ada"));
      const {get, advance} = start();
      const first = await get("/b/coaches?locale=de");
      const tag = first.headers.get("etag") ?? "";
      expect([tag, first.headers.get("cache-control")]).toEqual([
        expect.stringMatching(/^W\/"/),
        "public, max-age=60",
      ]);
      const again = () => get("/b/coaches?locale=de", {"if-none-match": tag});
      expect((await again()).status).toBe(304);
      await db.update(coach).set({accepting: false});
      advance(10);
      expect((await again()).status).toBe(200);
    });

    it("500: a failed read is not cached", async () => {
      await add(exampleCoach("ada"));
      let isBroken = true;
      const failing = new Proxy(db, {
        get: (target, name, receiver) => {
          if (isBroken && name === "select") throw new Error("away");
          return Reflect.get(target, name, receiver);
        },
      });
      const {get} = createTestApp(failing);
      expect((await get("/b/coaches")).status).toBe(500);
      isBroken = false;
      expect((await get("/b/coaches")).status).toBe(200);
    });
  });
});
