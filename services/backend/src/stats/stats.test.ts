import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {userStatsReply} from "../contract/stats.ts";
import {createCounterRepository} from "./counter-repository.ts";
import {refreshCounters} from "./refresh-counters.ts";

const databases = await openTestDatabases();

describe.each(databases)("GET /b/stats/user on $name", ({db, reset}) => {
  beforeEach(reset);
  const counters = createCounterRepository(db);
  const {get} = createTestApp(db);
  const read = async () =>
    z.object({data: userStatsReply}).parse(await (await get("/b/stats/user")).json()).data;
  const count = (numbers: {runners?: number; activities?: number; distance_m?: number}, time: string) =>
    refreshCounters({
      counters,
      now: () => new Date(`2026-03-01T${time}:00.000Z`),
      sources: Object.fromEntries(
        Object.entries(numbers).map(([name, value]) => [name, () => Promise.resolve(value)]),
      ),
    });

  it("200: no numbers are reported before the first count", async () => {
    expect(await read()).toEqual({runners: null, activities: null, distance_m: null, as_of: null});
  });

  it("200: a number under a hundred is not shown", async () => {
    await count({runners: 99, activities: 100, distance_m: 40_000_000_000_000}, "12:00");
    expect(await read()).toEqual({
      runners: null,
      activities: 100,
      distance_m: 40_000_000_000_000,
      as_of: "2026-03-01T12:00:00.000Z",
    });
  });

  it("200: a new count replaces the old one; a number without a source keeps its value and its age", async () => {
    await count({runners: 500, activities: 900}, "12:00");
    await count({runners: 501}, "12:05");
    expect(await read()).toMatchObject({runners: 501, activities: 900, as_of: "2026-03-01T12:00:00.000Z"});
  });

  it("200: a slow count that began earlier puts no older number back", async () => {
    await count({runners: 501}, "12:05");
    await count({runners: 500}, "12:00");
    expect((await read()).runners).toBe(501);
  });

  it("a count that fails leaves all numbers as they were", async () => {
    await count({runners: 500}, "12:00");
    const failing = refreshCounters({
      counters,
      now: () => new Date("2026-03-01T12:05:00Z"),
      sources: {runners: async () => 600, activities: () => Promise.reject(new Error("away"))},
    });
    await expect(failing).rejects.toThrow("away");
    expect((await read()).runners).toBe(500);
  });

  it("304: five minutes in any cache, and not sent again unchanged", async () => {
    await count({runners: 500}, "12:00");
    const first = await get("/b/stats/user");
    expect(first.headers.get("cache-control")).toBe("public, max-age=300");
    const tag = first.headers.get("etag") ?? "";
    expect((await get("/b/stats/user", {"if-none-match": tag})).status).toBe(304);
  });
});
