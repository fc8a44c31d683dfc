import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {easyRunOf, insertRun, raceOf} from "../../../../test/runs.ts";
import {createTestApp} from "../../../../test/test-app.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {profile} from "../../../accounts/account/tables.ts";
import {runnerAttributes} from "../../../contract/runner-attributes.ts";
import {cp_history} from "../critical-power/tables.ts";

const databases = await openTestDatabases();

describe.each(databases)("a runner's attributes on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const ann = await addPerson(db);
    const headers = bearer(await signInAs(app, ann.email));
    const ask = (query = "") => app.get(`/b/api/v1/users/me/runner-attribute${query}`, headers);
    const read = async (query = "") =>
      z.object({data: runnerAttributes}).parse(await (await ask(query)).json()).data;
    const train = async () => {
      for (const day of ["2026-02-10", "2026-02-17"]) {
        await insertRun(db, ann.id, {day, power: easyRunOf(244), summary: {running_effectiveness: 1.02}});
      }
      await db.insert(cp_history).values({
        id: "cph_1",
        user_id: ann.id,
        day: "2026-02-17",
        critical_power: 244,
        source: "auto",
        created_at: app.now(),
        updated_at: app.now(),
      });
    };
    const setProfile = (change: Partial<typeof profile.$inferInsert>) =>
      db.update(profile).set(change).where(eq(profile.user_id, ann.id));
    return {ann: ann.id, ask, read, train, setProfile};
  }

  it("200: without runs there are none", async () => {
    const {read} = await start();
    expect(await read()).toEqual({
      from: "2025-12-02",
      to: "2026-03-01",
      family: null,
      items: [],
      least_group: 200,
      explanations: [],
    });
  });

  it("attributes are computed from power, weight and time, each with its numbers, without an invented comparison", async () => {
    const {read, train} = await start();
    await train();
    const {items, explanations} = await read("?race=1&gender=1&age=1");
    const values = Object.fromEntries(items.map(({id, value}) => [id, value]));
    // 244 W and 61 kg; two hours in ninety days; an hour of easy running at 72 % in between.
    expect(values).toMatchObject({fitness: 4, economy: 1.02});
    expect(values.muscle_power).toBeCloseTo((0.9 * 244) / 61, 1);
    expect(values.fatigue_resistance).toBeCloseTo((0.7 * 3300 + 0.9 * 300) / 3600, 1);
    expect(values.endurance).toBeCloseTo(Math.sqrt(3600 * (7200 / (90 / 7))), 0);
    expect(items.every(({percentile, reference}) => percentile === null && reference.kind === "none")).toBe(
      true,
    );
    expect(explanations.map(({id}) => id)).toContain("attribute_fitness");
  });

  it("with a goal race fitness is graded by age, against the best and not a crowd", async () => {
    const {read, train, setProfile} = await start();
    await train();
    await setProfile({goal_race: {kind: "10k"}});
    const [fitness] = (await read()).items;
    expect(fitness?.reference).toMatchObject({kind: "age_grade", table: "women", age: 35, distance: 10_000});
    if (fitness?.reference.kind !== "age_grade") throw new Error("Not graded");
    expect(fitness.reference.grade).toBeGreaterThan(0.6);
    expect(fitness.reference.grade).toBeLessThan(0.9);
    const grade = (await read()).explanations.find(({id}) => id === "age_grade");
    const [open = 0, factor = 1, time = 1] = grade?.inputs.map(({value}) => value ?? 0) ?? [];
    expect(open / factor / time).toBeCloseTo(grade?.value ?? 0, 6);
  });

  it("an athlete who fits neither table gets no comparison, unless they choose one", async () => {
    const {read, train, setProfile} = await start();
    await train();
    await setProfile({goal_race: {kind: "10k"}, gender: "non_binary"});
    expect((await read()).items[0]?.reference.kind).toBe("none");
    expect((await read("?table=men")).items[0]?.reference).toMatchObject({table: "men"});
    await setProfile({goal_race: {kind: "ultra"}});
    expect((await read("?table=men")).items[0]?.reference.kind).toBe("none");
  });

  it("a race raises nothing but what it shows", async () => {
    const {ann, read, train} = await start();
    await train();
    const before = (await read()).items;
    await insertRun(db, ann, {day: "2026-02-24", type: "race", power: raceOf(244, 1200)});
    const after = (await read()).items;
    const shown = (items: typeof before, id: string) => items.find((item) => item.id === id)?.value ?? 0;
    expect(shown(after, "muscle_power")).toBeGreaterThan(shown(before, "muscle_power"));
    expect(shown(after, "fitness")).toBe(shown(before, "fitness"));
  });

  it.each(["?race=yes", "?gender=2", "?age=", "?table=all", "?weight=60"])("400: %s", async (query) => {
    const {ask} = await start();
    expect((await ask(query)).status).toBe(400);
  });
});
