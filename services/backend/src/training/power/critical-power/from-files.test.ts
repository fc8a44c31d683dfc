import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {dataIn} from "../../../../test/member.ts";
import {formOf} from "../../../../test/recordings.ts";
import {runJob} from "../../../../test/run-job.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {athlete_measure} from "../../../accounts/account/tables.ts";
import {recalculation} from "../../../contract/activity-edits.ts";
import {cpHistory} from "../../../contract/critical-power.ts";
import {powerCurve} from "../../../contract/power-curve.ts";
import {monthStatistics} from "../../../contract/run-statistics.ts";
import {trainingLoad} from "../../../contract/training-load.ts";
import {activity} from "../../runs/activities/tables.ts";
import {cp_history} from "./tables.ts";

const databases = await openTestDatabases();
const RECALCULATE = "/b/api/v1/users/me/activities/recalculate?from=2026-02-25&to=2026-02-25";
const startOf = (day: string) => Date.parse(`${day}T09:00:00Z`) / 1000;

describe.each(databases)("what follows from files, on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db);
    const weight = {kind: "weight", on_date: "2026-01-01", value: 61} as const;
    await db.insert(athlete_measure).values({user_id: runner.ann.id, ...weight});
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

  it.each(["pod", "watch"] as const)(
    "our own table of a run with %s watts counts as the run did",
    async (family) => {
      const {run, one, app, get, mine, read, detail} = await start();
      const id = await run({start: startOf("2026-02-10"), seconds: 600, power: 210, family});
      const curve = await read(powerCurve, "pdc");
      const csv = new Uint8Array(await (await get(`/b/api/v1/activities/${id}/csv`, mine)).arrayBuffer());
      await one("DELETE", id);
      const sent = {method: "POST", headers: mine, body: formOf(["run.csv", csv])};
      expect((await app.request("/b/api/v1/users/me/activities", sent)).ok).toBe(true);
      const again = await read(powerCurve, "pdc");
      expect(again).toMatchObject({family, families: [family], power: curve.power});
      expect((await detail(id)).power_type).toBe(family);
    },
  );

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

  it("what its pace cost on the way up counts the same, whether it is scored later or derived anew", async () => {
    const {run, one, ask, detail, derive, deps} = await start();
    const plain = await run({start: startOf("2026-02-25"), seconds: 1500, power: null});
    for (const day of ["2026-02-10", "2026-02-14"])
      await run({start: startOf(day), seconds: 1500, power: 210});
    const race = await run({start: startOf("2026-02-21"), seconds: 1200, power: 290});
    await one("PUT", race, {type: "race"});
    await derive();
    const scored = await detail(plain);
    expect(scored.stress_method).toBe("pace");
    expect(scored.measured_against?.pace_critical_power).toBe(scored.critical_power);
    await db.update(activity).set({algo_version: 0});
    const {id} = await dataIn(await ask("PUT", RECALCULATE), recalculation);
    await runJob(deps, "recalculate-runs", {recalculation_id: id});
    const derived = await detail(plain);
    expect([derived.algo_version > 0, derived.stress]).toEqual([true, scored.stress]);
  });

  it("a run is measured against critical power in its own watts alone", async () => {
    const {run, one, ask, detail, list, derive, deps, ann} = await start();
    for (const day of ["2026-02-10", "2026-02-14"])
      await run({start: startOf(day), seconds: 1500, power: 210});
    const race = await run({start: startOf("2026-02-21"), seconds: 1200, power: 290});
    await one("PUT", race, {type: "race"});
    await derive();
    const watch = await run({start: startOf("2026-02-25"), seconds: 1500, power: 260, family: "watch"});
    const plain = await run({start: startOf("2026-02-26"), seconds: 1500, power: null});
    const of = async (id: string) => {
      const {critical_power, stress_method, stress, zones} = await detail(id);
      return {critical_power, stress_method, stress, zones: zones.length};
    };
    const measured = await of(watch);
    // By what its pace costs, as the same run without any watts.
    expect(measured).toMatchObject({critical_power: null, stress_method: "pace", zones: 0});
    expect(measured.stress).toBe((await of(plain)).stress);
    const {measured_against, critical_power} = await detail(plain);
    expect((await detail(watch)).measured_against).toEqual(measured_against);
    expect(measured_against?.pace_critical_power).toBe(critical_power);
    expect((await list()).items.find(({id}) => id === watch)?.seconds_in_zones).toEqual([0, 0, 0, 0, 0]);
    await ask("PUT", `/b/api/v1/activities/${watch}/scale`, {factor: 1.1});
    await derive();
    expect(await of(watch)).toEqual(measured);
    const {id} = await dataIn(await ask("PUT", RECALCULATE), recalculation);
    await runJob(deps, "recalculate-runs", {recalculation_id: id});
    expect(await of(watch)).toEqual(measured);
    const at = new Date("2026-03-01T00:00:00Z");
    const dates = {created_at: at, updated_at: at};
    const own = {day: "2026-02-01", critical_power: 330, source: "test", family: "watch"} as const;
    await db.insert(cp_history).values({...own, ...dates, id: "cph_watch", user_id: ann.id});
    await derive();
    expect(await of(watch)).toMatchObject({critical_power: 330, stress_method: "power"});
    expect((await of(race)).critical_power).toBeLessThan(300);
  });

  it("a watch's critical power is used neither for a pod's run nor for stress from pace", async () => {
    const {run, ask, detail} = await start();
    await run({start: startOf("2026-02-10"), seconds: 600, family: "watch"});
    await ask("PUT", "/b/api/v1/users/me/cp/history", {date: "2026-02-10", critical_power: 350});
    const pod = await detail(await run({start: startOf("2026-02-12"), seconds: 600}));
    const watch = await detail(await run({start: startOf("2026-02-13"), seconds: 600, family: "watch"}));
    expect([pod.critical_power, pod.stress_method]).toEqual([null, null]);
    expect([watch.critical_power, watch.stress_method]).toEqual([350, "power"]);
  });

  it("critical power of before the first run is in the watts of those that follow", async () => {
    const {run, ask, detail, derive} = await start();
    await ask("PUT", "/b/api/v1/users/me/cp/history", {date: "2026-02-01", critical_power: 280});
    const pod = await run({start: startOf("2026-02-10"), seconds: 600});
    expect((await detail(pod)).critical_power).toBe(280);
    await derive();
    const watch = await run({start: startOf("2026-02-12"), seconds: 600, family: "watch"});
    const next = await run({start: startOf("2026-02-13"), seconds: 600});
    expect([(await detail(watch)).critical_power, (await detail(next)).critical_power]).toEqual([null, 280]);
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
