import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {runJob} from "../../../test/run-job.ts";
import {startRunner} from "../../../test/runner.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {cpHistory} from "../../contract/critical-power.ts";
import {powerCurve} from "../../contract/power-curve.ts";
import {monthStatistics} from "../../contract/run-statistics.ts";
import {trainingLoad} from "../../contract/training-load.ts";

const databases = await openTestDatabases();
const startOf = (day: string) => Date.parse(`${day}T09:00:00Z`) / 1000;

describe.each(databases)("what follows from files, on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db);
    const read = async <T>(schema: z.ZodType<T>, path: string): Promise<T> => {
      const answer = await runner.get(`/b/api/v1/users/me/${path}`, runner.mine);
      return schema.parse(z.object({data: z.unknown()}).parse(await answer.json()).data);
    };
    const derive = () => runJob(runner.deps, "derive-user", {user_id: runner.ann.id});
    return {...runner, read, derive};
  }

  it("runs that are sent are in the curve, in load, in their month, and in critical power once they are raced", async () => {
    const {run, one, read, derive} = await start();
    await run({start: startOf("2026-02-10"), seconds: 1500, power: 210});
    await run({start: startOf("2026-02-14"), seconds: 1500, power: 215});
    const race = await run({start: startOf("2026-02-21"), seconds: 1200, power: 290});
    expect((await one("PUT", race, {type: "race"})).status).toBe(200);
    const curve = await read(powerCurve, "pdc?include_breakdown=1&detraining=0");
    expect(curve.power[curve.durations.indexOf(600)]).toBeCloseTo(290, 0);
    expect(curve.breakdown?.[0]?.activity_id).toBe(race);
    const load = await read(trainingLoad, "fatiguefitness/all");
    expect(load.date[0]).toBe("2026-02-10");
    const {months} = await read(monthStatistics, "stats/running/month");
    expect(months.map(({month, totals}) => [month, totals.count])).toEqual([["2026-02", 3]]);
    await derive();
    const {items} = await read(cpHistory, "cp/history");
    expect(items).toMatchObject([{date: "2026-02-21", source: "auto", activity_id: race}]);
    expect(items[0]?.critical_power).toBeGreaterThan(270);
    expect(items[0]?.critical_power).toBeLessThan(290);
  });

  it("a run that is deleted counts nowhere, and again once it is restored", async () => {
    const {run, one, read} = await start();
    const id = await run({start: startOf("2026-02-10"), seconds: 600, power: 210});
    const facts = async () => [
      (await read(powerCurve, "pdc")).durations.length > 0,
      (await read(trainingLoad, "fatiguefitness/all")).date.length > 0,
      (await read(monthStatistics, "stats/running/month")).months.length,
    ];
    expect(await facts()).toEqual([true, true, 1]);
    await one("DELETE", id);
    expect(await facts()).toEqual([false, false, 0]);
    await one("POST", `${id}/restore`);
    expect(await facts()).toEqual([true, true, 1]);
  });

  it("runs that were read before there was critical power are given their stress and zones, once", async () => {
    const {run, one, list, derive, read} = await start();
    for (const day of ["2026-02-10", "2026-02-14"])
      await run({start: startOf(day), seconds: 1500, power: 210});
    const race = await run({start: startOf("2026-02-21"), seconds: 1200, power: 290});
    await one("PUT", race, {type: "race"});
    const stresses = async () => (await list()).items.map(({stress}) => stress ?? 0);
    expect(await stresses()).toEqual([0, 0, 0]);
    await derive();
    const scored = await list();
    expect(scored.items.every(({stress}) => (stress ?? 0) > 10)).toBe(true);
    expect(scored.items[0]?.seconds_in_zones.some((seconds) => seconds > 0)).toBe(true);
    expect((await read(trainingLoad, "fatiguefitness/all")).stress[0]).toBeGreaterThan(10);
    await one("PUT", race, {type: "run"});
    await derive();
    expect(await stresses()).toEqual(scored.items.map(({stress}) => stress));
  });

  it("the next run is read with the critical power that the ones before it gave", async () => {
    const {run, one, detail, derive} = await start();
    for (const day of ["2026-02-10", "2026-02-14"])
      await run({start: startOf(day), seconds: 1500, power: 210});
    const race = await run({start: startOf("2026-02-21"), seconds: 1200, power: 290});
    await one("PUT", race, {type: "race"});
    await derive();
    const next = await run({start: startOf("2026-02-25"), seconds: 1500, power: 200});
    const {critical_power, stress_method} = await detail(next);
    expect([stress_method, (critical_power ?? 0) > 270]).toEqual(["power", true]);
  });
});
