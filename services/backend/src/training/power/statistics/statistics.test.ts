import {isoDay} from "@gradus/training/numbers/days";
import fc from "fast-check";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {insertRun} from "../../../../test/runs.ts";
import {createTestApp} from "../../../../test/test-app.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {invite} from "../../../../test/user-data.ts";
import {
  footStatistics,
  liveMonth,
  monthStatistics,
  type RunTotals,
  runStatistics,
} from "../../../contract/run-statistics.ts";
import {apparel} from "../../../gear/tables.ts";
import {share} from "../../../sharing/tables.ts";
import {activity} from "../../runs/activities/tables.ts";

const databases = await openTestDatabases();

describe.each(databases)("totals of runs on $name", ({db, reset, empty}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const ann = await addPerson(db);
    const headers = bearer(await signInAs(app, ann.email));
    const ask = (path: string, authHeaders: Record<string, string> = headers, id = "me") =>
      app.get(`/b/api/v1/users/${id}/stats/${path}`, authHeaders);
    const read = async <T>(schema: z.ZodType<T>, path: string): Promise<T> =>
      schema.parse(z.object({data: z.unknown()}).parse(await (await ask(path)).json()).data);
    const range = (query = "") => read(runStatistics, `running${query}`);
    return {app, ann: ann.id, headers, ask, read, range};
  }
  const seconds = (instant: string) => Date.parse(instant) / 1000;

  it("200: without runs everything is nothing", async () => {
    const {read, range} = await start();
    const {totals, months, family} = await range();
    expect([totals.count, totals.average_power, months, family]).toEqual([0, null, [], null]);
    expect(totals.best).toEqual([60, 300, 1200].map((duration) => ({duration, power: null})));
    expect(await read(monthStatistics, "running/month")).toEqual({family: null, months: []});
    expect(await read(liveMonth, "running/month/live")).toMatchObject({month: "2026-03", totals: {count: 0}});
    expect(await read(footStatistics, "footdata/month?month=3&year=2026")).toEqual({
      month: "2026-03",
      items: [],
    });
  });

  it("adds up what was run, and weighs power by time", async () => {
    const {ann, range} = await start();
    await insertRun(db, ann, {
      day: "2026-02-10",
      power: [[300, 300]],
      stress: 20.04,
      seconds_in_zones: [1, 2, 3, 4, 5],
      summary: {distance: 1200.4, elevation_gain: 12},
    });
    await insertRun(db, ann, {
      day: "2026-02-28",
      power: [[1200, 200]],
      stress: 30,
      seconds_in_zones: [10, 0, 0, 0, 0],
      summary: {distance: 4000, elevation_gain: null},
    });
    await insertRun(db, ann, {day: "2026-01-05", stress: 5, summary: {moving_time: 600, distance: 2000}});
    const {totals, months} = await range();
    expect(totals).toMatchObject({
      count: 3,
      distance: 7200,
      moving_time: 2100,
      work_kj: 330,
      stress: 55,
      gain: 12,
      average_power: 220,
      power_time: 1500,
      seconds_in_zones: [11, 2, 3, 4, 5],
      best: [
        {duration: 60, power: 300},
        {duration: 300, power: 300},
        {duration: 1200, power: 200},
      ],
      longest: 4000,
    });
    expect(months.map(({month, totals: own}) => [month, own.count])).toEqual([
      ["2026-01", 1],
      ["2026-02", 2],
    ]);
  });

  it("the months of any runs add up to the range, and the range to the months", async () => {
    const {ann, range} = await start();
    const run = fc.record({
      day: fc.integer({min: 0, max: 300}),
      stress: fc.integer({min: 0, max: 3000}),
      distance: fc.option(fc.integer({min: 0, max: 50_000})),
      watts: fc.option(fc.integer({min: 1, max: 500})),
      isDeleted: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(run, {maxLength: 6}), async (runs) => {
        await empty([activity]);
        for (const {day, stress, distance, watts, isDeleted} of runs) {
          await insertRun(db, ann, {
            day: isoDay(new Date(Date.UTC(2025, 4, 1 + day))),
            stress: stress / 10,
            ...(watts !== null && {power: [[60, watts]]}),
            summary: {distance},
            ...(isDeleted && {deleted_at: new Date()}),
          });
        }
        const {totals, months} = await range();
        const sum = (pick: (own: RunTotals) => number) =>
          months.reduce((all, month) => all + pick(month.totals), 0);
        expect(totals.count).toBe(runs.filter(({isDeleted}) => !isDeleted).length);
        for (const key of ["count", "distance", "moving_time", "elapsed", "gain", "power_time"] as const)
          expect(
            sum((own) => own[key]),
            key,
          ).toBe(totals[key]);
        // Every answer is rounded to a tenth by itself.
        const rounding = 0.05 * (months.length + 1) + 1e-9;
        for (const key of ["stress", "work_kj"] as const) {
          const difference = Math.abs(sum((own) => own[key]) - totals[key]);
          expect(difference, key).toBeLessThanOrEqual(rounding);
        }
        const best = Math.max(0, ...months.map((month) => month.totals.best[0]?.power ?? 0));
        expect(totals.best[0]?.power ?? 0).toBe(best);
      }),
      {numRuns: 12},
    );
  });

  it("both ends of a range are the runner's days, and every month of it is there by itself too", async () => {
    const {ann, read, range} = await start();
    for (const day of ["2026-01-31", "2026-02-01", "2026-02-28", "2026-03-01"])
      await insertRun(db, ann, {day});
    // 23:30 UTC is half past midnight in Berlin.
    const query = `?from=${seconds("2026-01-31T23:30:00Z")}&to=${seconds("2026-02-28T22:00:00Z")}`;
    const february = await range(query);
    expect([february.from, february.to, february.totals.count]).toEqual(["2026-02-01", "2026-02-28", 2]);
    const {months} = await read(monthStatistics, "running/month");
    expect(months.map(({month}) => month)).toEqual(["2026-01", "2026-02", "2026-03"]);
    expect(months[1]?.totals).toEqual(february.totals);
    const live = await read(liveMonth, "running/month/live");
    expect(live.totals).toEqual(months[2]?.totals);
  });

  it("of one shoe counts what was run in it, retired or not", async () => {
    const {app, ann, read, range} = await start();
    await db.insert(apparel).values({
      id: "app_1",
      user_id: ann,
      kind: "shoe",
      brand: "Example",
      model: "Road",
      retired_at: app.now(),
      created_at: app.now(),
    });
    await insertRun(db, ann, {day: "2026-02-10", apparel_id: "app_1"});
    await insertRun(db, ann, {day: "2026-02-11"});
    expect((await range("?apparel_id=app_1")).totals.count).toBe(1);
    expect((await range("?apparel_id=app_none")).totals.count).toBe(0);
    expect((await read(monthStatistics, "running/month?apparel_id=app_1")).months[0]?.totals.count).toBe(1);
  });

  it("power of another family is not mixed in", async () => {
    const {ann, range} = await start();
    for (const day of ["2026-02-10", "2026-02-11"]) await insertRun(db, ann, {day, power: [[60, 200]]});
    await insertRun(db, ann, {day: "2026-02-12", power: [[60, 400]], power_family: "watch"});
    const {totals, family} = await range();
    expect([family, totals.count, totals.average_power, totals.best[0]?.power]).toEqual(["pod", 3, 200, 200]);
  });

  it("304: months are named by what they are made of", async () => {
    const {ann, headers, ask} = await start();
    const tag = (await ask("running/month")).headers.get("etag") ?? "";
    expect((await ask("running/month", {...headers, "if-none-match": tag})).status).toBe(304);
    await insertRun(db, ann, {day: "2026-02-10"});
    expect((await ask("running/month", {...headers, "if-none-match": tag})).status).toBe(200);
  });

  it.each([
    "running?from=2026-01-01",
    "running?from=-5",
    "running?from=99999999999",
    "running?from=1770000000&to=1760000000",
    "running?shoe=1",
    "running/month?year=2026",
    "footdata/month",
    "footdata/month?month=13&year=2026",
    "footdata/month?month=two&year=2026",
  ])("400: %s", async (path) => {
    const {ask} = await start();
    expect((await ask(path)).status).toBe(400);
  });

  it("is what the lowest level of a share shows, but for feet", async () => {
    const {app, ann, ask} = await start();
    const bob = await addPerson(db, {name: "bob"});
    const headers = bearer(await signInAs(app, bob.email));
    expect((await ask("running", headers, ann)).status).toBe(404);
    await invite(db, ann, "bob@example.com", app.now(), "accepted");
    await db.update(share).set({level: "summary", receiver_id: bob.id});
    for (const path of ["running", "running/month", "running/month/live"])
      expect((await ask(path, headers, ann)).status, path).toBe(200);
    expect((await ask("footdata/month?month=3&year=2026", headers, ann)).status).toBe(404);
  });
});
