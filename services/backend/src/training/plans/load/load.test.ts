import {isoDay} from "@gradus/training/numbers/days";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {insertEvent, insertWorkout} from "../../../../test/calendar-items.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {insertRun} from "../../../../test/runs.ts";
import {createTestApp} from "../../../../test/test-app.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {invite} from "../../../../test/user-data.ts";
import {profile} from "../../../accounts/account/tables.ts";
import {trainingLoad} from "../../../contract/training-load.ts";
import {share} from "../../../sharing/tables.ts";

const databases = await openTestDatabases();

describe.each(databases)("fatigue and fitness on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const ann = await addPerson(db);
    const headers = bearer(await signInAs(app, ann.email));
    const ask = (
      more: Record<string, string> = {},
      authHeaders: Record<string, string> = headers,
      id = "me",
    ) => app.get(`/b/api/v1/users/${id}/fatiguefitness/all`, {...authHeaders, ...more});
    const read = async () => z.object({data: trainingLoad}).parse(await (await ask()).json()).data;
    return {app, ann: ann.id, email: ann.email, ask, read};
  }

  it("200: without runs there are no days", async () => {
    const {read} = await start();
    expect(await read()).toEqual({
      date: [],
      stress: [],
      fatigue: [],
      fitness: [],
      form: [],
      ramp: [],
      planned_stress: [],
      races: [],
      today: "2026-03-01",
      today_index: null,
      constants: {fitness_days: 42, fatigue_days: 7},
      now: null,
      explanations: [],
    });
  });

  it("sixty a day for six weeks, as the published recursion has it", async () => {
    const {ann, read} = await start();
    for (let day = 0; day < 42; day++) {
      const date = isoDay(new Date(Date.UTC(2026, 0, 19 + day)));
      await insertRun(db, ann, {day: date, stress: 60});
    }
    const {date, fitness, fatigue, form, today_index: today, now, explanations} = await read();
    const at = (values: readonly number[], day: number) => values[day - 1];
    expect([date[0], today]).toEqual(["2026-01-19", 41]);
    expect([at(fitness, 7), at(fatigue, 7)]).toEqual([9.2, 37.9]);
    expect([at(fitness, 42), at(fatigue, 42)]).toEqual([37.9, 59.9]);
    expect(at(form, 42)).toBeCloseTo((fitness[40] ?? 0) - (fatigue[40] ?? 0), 0);
    expect(now).toMatchObject({
      is_building_up: true,
      state: "overreaching",
      week: {stress: 420, monotony: 10, strain: 4200},
      acute_chronic_ratio: 1,
    });
    expect(explanations.map(({id}) => id)).toEqual([
      "fitness",
      "fatigue",
      "form",
      "ramp",
      "week_stress",
      "week_monotony",
      "week_strain",
      "acute_chronic_ratio",
    ]);
  });

  it("load begins with the starting fitness the athlete states, and then there is no build-up phase", async () => {
    const {ann, read, ask} = await start();
    const tag = (await ask()).headers.get("etag") ?? "";
    for (const [at, stress] of [0, 80, 0, 60, 120, 0, 0].entries())
      await insertRun(db, ann, {day: `2026-02-${String(22 + at).padStart(2, "0")}`, stress});
    const before = (await ask()).headers.get("etag") ?? "";
    await db.update(profile).set({starting_fitness: 50});
    expect((await ask({"if-none-match": `${tag}, ${before}`})).status).toBe(200);
    const {fitness, fatigue, form, now} = await read();
    expect(fitness.slice(0, 7)).toEqual([48.8, 49.6, 48.4, 48.7, 50.3, 49.2, 48]);
    expect(fatigue.slice(0, 7)).toEqual([43.3, 48.2, 41.8, 44.2, 54.3, 47.1, 40.8]);
    expect(form.slice(0, 3)).toEqual([0, 5.5, 1.3]);
    expect(now?.is_building_up).toBe(false);
  });

  it("all arrays have one length, from the first run to ninety days ahead, and rest is what is expected", async () => {
    const {ann, read} = await start();
    await insertRun(db, ann, {day: "2026-02-20", stress: 80});
    await insertRun(db, ann, {day: "2026-02-20", stress: 20});
    await insertRun(db, ann, {day: "2026-03-01", stress: 50});
    const {date, stress, fatigue, fitness, form, ramp, planned_stress, today_index} = await read();
    const lengths = [date, stress, fatigue, fitness, form, ramp, planned_stress].map((all) => all.length);
    expect(new Set(lengths)).toEqual(new Set([9 + 90]));
    expect([date[0], date[today_index ?? 0], date.at(-1)]).toEqual([
      "2026-02-20",
      "2026-03-01",
      "2026-05-29",
    ]);
    expect([stress[0], stress[9], stress[10]]).toEqual([100, 50, 0]);
    expect(fitness.at(-1)).toBeLessThan(fitness[9] ?? 0);
  });

  it("planned stress is expected from tomorrow on; today stays as it was run, and skipped workouts do not count", async () => {
    const {ann, read} = await start();
    await insertRun(db, ann, {day: "2026-02-20", stress: 80});
    const rest = await read();
    for (const day of ["2026-02-25", "2026-03-01", "2026-03-03", "2026-07-01"])
      await insertWorkout(db, ann, {day});
    await insertWorkout(db, ann, {day: "2026-03-03", skipped: "tired"});
    await insertEvent(db, ann, {day: "2026-03-15", title: "City run"});
    const {date, fitness, fatigue, stress, planned_stress, races} = await read();
    const on = (values: readonly number[], day: string) => values[date.indexOf(day)];
    expect(date.at(-1)).toBe("2026-07-01");
    expect(["2026-02-25", "2026-03-01", "2026-03-03"].map((day) => on(planned_stress, day))).toEqual([
      80, 80, 80,
    ]);
    expect([on(stress, "2026-02-25"), on(stress, "2026-03-01"), on(stress, "2026-03-03")]).toEqual([
      0, 0, 80,
    ]);
    expect([on(fitness, "2026-03-01"), on(fatigue, "2026-03-01")]).toEqual([
      rest.fitness[9],
      rest.fatigue[9],
    ]);
    expect(on(fitness, "2026-03-02")).toBeGreaterThan(rest.fitness[10] ?? 0);
    expect(races).toEqual([{day: "2026-03-15", title: "City run"}]);
  });

  it("deleted and excluded runs leave no trace", async () => {
    const {ann, read} = await start();
    await insertRun(db, ann, {day: "2026-02-20", stress: 80, deleted_at: new Date()});
    await insertRun(db, ann, {day: "2026-02-21", stress: 80, is_excluded: true});
    expect((await read()).date).toEqual([]);
  });

  it("a run of tomorrow, where it is tomorrow already, counts as today's", async () => {
    const {ann, read} = await start();
    await insertRun(db, ann, {day: "2026-02-28", stress: 10});
    await insertRun(db, ann, {day: "2026-03-02", stress: 40});
    const {stress, today_index} = await read();
    expect([today_index, stress[1]]).toEqual([1, 40]);
  });

  it("304: nothing changed; a run, a plan or another day does", async () => {
    const {app, ann, email, ask} = await start();
    await insertRun(db, ann, {day: "2026-02-20"});
    const tag = async () => (await ask()).headers.get("etag") ?? "";
    const first = await tag();
    const again = await ask({"if-none-match": first});
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", first]);
    await insertRun(db, ann, {day: "2026-02-21"});
    expect((await ask({"if-none-match": first})).status).toBe(200);
    const second = await tag();
    expect(second).not.toBe(first);
    await insertWorkout(db, ann, {day: "2026-03-03"});
    expect((await ask({"if-none-match": second})).status).toBe(200);
    app.setTime("2026-03-02T00:30:00Z");
    const tomorrow = bearer(await signInAs(app, email));
    expect((await ask({"if-none-match": second}, tomorrow)).status).toBe(200);
  });

  it("is seen by those who see activities, with races; what is planned by those who see that", async () => {
    const {app, ann, ask} = await start();
    await insertRun(db, ann, {day: "2026-02-20", stress: 80});
    await insertWorkout(db, ann, {day: "2026-03-03"});
    await insertEvent(db, ann, {day: "2026-03-15", title: "City run"});
    const bob = await addPerson(db, {name: "bob"});
    const headers = bearer(await signInAs(app, bob.email));
    expect((await ask({}, headers, ann)).status).toBe(404);
    await invite(db, ann, "bob@example.com", app.now(), "accepted");
    await db.update(share).set({level: "summary", receiver_id: bob.id});
    expect((await ask({}, headers, ann)).status).toBe(404);
    const seen = async (level: "activities" | "plan") => {
      await db.update(share).set({level});
      const reply = await ask({}, headers, ann);
      expect(reply.status).toBe(200);
      return z.object({data: trainingLoad}).parse(await reply.json()).data;
    };
    const rest = await seen("activities");
    expect(rest.races).toEqual([{day: "2026-03-15", title: "City run"}]);
    expect(Math.max(...rest.planned_stress)).toBe(0);
    expect(Math.max(...(await seen("plan")).planned_stress)).toBe(80);
  });
});
