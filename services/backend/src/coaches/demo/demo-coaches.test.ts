import {LOCALES} from "@gradus/schemas/markets";
import {beforeEach, describe, expect, it} from "vitest";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {isCountry} from "../../contract/country.ts";
import {coach} from "../tables.ts";
import {ABOUT} from "./about.ts";
import {ARCHETYPES} from "./archetypes.ts";
import {createDemoCoaches} from "./demo-coaches.ts";
import {refuseDemoCoaches, seedDemoCoaches} from "./seed-demo-coaches.ts";

it("demo coaches are the same every time, each once, marked as demo and without a reachable address", () => {
  const coaches = createDemoCoaches(500);
  expect(createDemoCoaches(500)).toEqual(coaches);
  expect(createDemoCoaches(60)).toEqual(coaches.slice(0, 60));
  for (const key of ["id", "slug", "name", "email"] as const) {
    expect(new Set(coaches.map((person) => person[key])).size).toBe(500);
  }
  expect(coaches.every(({is_demo, email}) => is_demo && email.endsWith(".test"))).toBe(true);
  expect(coaches.every(({slug}) => /^[a-z]+(-[a-z]+)+$/.test(slug))).toBe(true);
});

it("sixty demo coaches are enough for every filter to match some of them and exclude others", () => {
  const sixty = createDemoCoaches(60);
  const lists = ["distances", "triathlon", "run_preferences", "platforms"] as const;
  const found = new Map<string, number>();
  for (const person of sixty) {
    const values = lists.flatMap((list) => person[list].map((value) => `${list} ${value}`));
    for (const value of [...values, `in person ${person.in_person}`, `accepting ${person.accepting}`]) {
      found.set(value, (found.get(value) ?? 0) + 1);
    }
  }
  expect(found.size).toBe(3 + 4 + 6 + 4 + 2 + 2);
  expect([...found].filter(([, count]) => count < 3 || count > 57)).toEqual([]);
  expect(new Set(sixty.map(({country}) => country)).size).toBeGreaterThanOrEqual(15);
  expect(sixty.every(({country}) => isCountry(country))).toBe(true);
});

it("no sentence is the same in two languages", () => {
  const sentences = [
    ...ARCHETYPES.flatMap(({headlines, approach}) => [...headlines, approach]),
    ...ABOUT.map((about) => Object.fromEntries(LOCALES.map((locale) => [locale, about[locale](9)]))),
  ].map((words) => Object.values(words));
  for (const languages of sentences) expect(new Set(languages).size).toBe(LOCALES.length);
});

const LOCAL = {NODE_ENV: "development"} as const;

const databases = await openTestDatabases();
describe.each(databases)("on $name", ({db, reset}) => {
  beforeEach(reset);

  it("adding them again changes nothing", async () => {
    await seedDemoCoaches(db, LOCAL, 5);
    await db.update(coach).set({accepting: false});
    await seedDemoCoaches(db, LOCAL, 5);
    expect((await db.select().from(coach)).map(({accepting}) => accepting)).toEqual(Array(5).fill(false));
  });

  it.each([
    {NODE_ENV: "production"},
    {NODE_ENV: "production", DATABASE_URL: "postgres://127.0.0.1/gradus"},
    {NODE_ENV: "development", DATABASE_URL: "postgres://db.example/gradus"},
  ] as const)("%o gets no demo coaches", async (target) => {
    await expect(seedDemoCoaches(db, target)).rejects.toThrow("Invented coaches");
    expect(await db.select().from(coach)).toEqual([]);
  });

  it("a server for everyone does not start with invented people", async () => {
    await refuseDemoCoaches(db);
    await seedDemoCoaches(db, LOCAL, 1);
    await expect(refuseDemoCoaches(db)).rejects.toThrow("invented coaches");
  });
});
