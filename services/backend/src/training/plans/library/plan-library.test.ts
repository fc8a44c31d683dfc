import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {account} from "../../../accounts/account/tables.ts";
import {planLibrary} from "../../../contract/plan-library.ts";

const databases = await openTestDatabases();
const PLANS = "/b/api/v1/plans/library";
const MARATHON = "marathon-intermediate-16-weeks";

describe.each(databases)("the plan library on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db);
    const {ask, ann} = runner;
    const get = (query = "", headers?: Record<string, string>) =>
      ask("GET", `${PLANS}${query}`, undefined, headers);
    const list = async (query = "") => (await dataIn(await get(query), planLibrary)).items;
    const marathon = async (query = "") => {
      const found = (await list(query)).find(({id}) => id === MARATHON);
      if (!found) throw new Error("There is no such plan");
      return found;
    };
    const setLocale = (locale: string) => db.update(account).set({locale}).where(eq(account.id, ann.id));
    return {...runner, get, list, marathon, speak: setLocale};
  }

  it("200: plans by distance and level, with their weeks", async () => {
    const {list, marathon} = await start();
    expect((await list()).length).toBe(18);
    const plan = await marathon("?locale=en");
    expect(plan).toMatchObject({
      title: "Marathon in 16 weeks, intermediate",
      goal: "marathon",
      distance: 42_195,
      level: "intermediate",
      weeks: 16,
      hours_low: 5,
      hours_high: 8,
      days_per_week: 5,
      minutes: [0, 75, 60, 90, 0, 75, 180],
      sessions: null,
    });
    expect(plan.weekly).toHaveLength(18);
    expect(plan.weekly[0]).toMatchObject({kind: "first"});
    expect(plan.phases[0]).toMatchObject({name: "test", from: 0, to: 3});
    // Without a gap, to the last day of the recovery.
    expect(plan.phases.slice(1).map(({from}) => from - 1)).toEqual(
      plan.phases.slice(0, -1).map(({to}) => to),
    );
    expect(plan.phases.at(-1)).toMatchObject({name: "recovery", to: 7 * 18 - 1, weeks: 2});
  });

  it("200: sessions are included when requested, each with a profile and a title that describes it", async () => {
    const {marathon} = await start();
    const {sessions, weekly} = await marathon("?include_content=true&locale=fr");
    const first = sessions?.filter(({day}) => day < 7) ?? [];
    const stress = first.reduce((sum, each) => sum + each.stress, 0);
    expect(stress).toBeCloseTo(weekly[0]?.stress ?? 0, 0);
    expect(first.map(({title}) => title)).toContain(
      "Test de puissance critique 3 + 10 min, échauffement 15 min",
    );
    expect(sessions?.every(({profile}) => profile.length > 0)).toBe(true);
    // The race's day is the race's.
    expect(sessions?.some(({day}) => day === 7 * 16 - 1)).toBe(false);
  });

  it("200: titles use the account's language, else English", async () => {
    const {marathon, speak} = await start();
    await speak("es");
    expect((await marathon()).title).toBe("Maratón en 16 semanas, intermedio");
    await speak("it");
    expect((await marathon()).title).toBe("Marathon in 16 weeks, intermediate");
  });

  it("304: while language and content stay, so does the answer", async () => {
    const {get, mine} = await start();
    const tag = (await get()).headers.get("etag") ?? "";
    const again = (query = "") => get(query, {...mine, "if-none-match": tag});
    expect((await again()).status).toBe(304);
    expect((await again("?include_content=true")).status).toBe(200);
    expect((await again("?locale=es")).status).toBe(200);
  });

  it("400: an unknown language; 401: a request without a bearer token", async () => {
    const {get} = await start();
    expect((await get("?locale=it")).status).toBe(400);
    expect((await get("", {})).status).toBe(401);
  });
});
