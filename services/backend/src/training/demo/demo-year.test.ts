import {asc, eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {testRecordingPool} from "../../../test/recording-pool.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {seedPermissionGroups} from "../../accounts/account/permission-groups.ts";
import {DEMO_PEOPLE, demoId} from "../../accounts/demo/demo-people.ts";
import {seedDemoPeople} from "../../accounts/demo/seed-demo.ts";
import {seedDemoGear} from "../../gear/seed-demo-gear.ts";
import {apparel} from "../../gear/tables.ts";
import {cp_history} from "../power/critical-power/tables.ts";
import type {RecordingWorkerPool} from "../recordings/reading/recording-worker-pool.ts";
import {activity} from "../runs/activities/tables.ts";
import {runDemoYear} from "./run-demo-year.ts";
import {seedDemoYear} from "./seed-demo-year.ts";

const databases = await openTestDatabases();
const TODAY = "2026-03-01";

describe.each(databases)("the demo runner's year on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    let stop = new AbortController();
    let left = 0;
    // A whole year takes too long for a test: it is broken off after so many runs.
    const makeDemoRun: RecordingWorkerPool["makeDemoRun"] = (task) => {
      left--;
      if (left === 0) stop.abort(new Error("the process stops"));
      return testRecordingPool.makeDemoRun(task);
    };
    const enqueued: object[] = [];
    const enqueue = async (_tx: unknown, name: string, payload: object) => {
      if (name === "seed-demo-year") enqueued.push(payload);
    };
    const app = createTestApp(db, {enqueue, workerPool: {...testRecordingPool, makeDemoRun}});
    const {deps} = app;
    await seedPermissionGroups(db);
    await seedDemoPeople(deps, {NODE_ENV: "development", DATABASE_URL: undefined});
    await seedDemoGear(db, deps.now);
    const runFor = async (runs: number) => {
      [stop, left] = [new AbortController(), runs];
      await expect(runDemoYear(deps, TODAY, stop.signal)).rejects.toThrow("the process stops");
    };
    return {deps, asked: enqueued, runFor, seed: () => seedDemoYear({...deps, hasDemoYear: true})};
  }
  const runs = () => db.select().from(activity).orderBy(asc(activity.start_time));

  it("is sent in as files are, run by run, and goes on where it was broken off", async () => {
    const {runFor} = await start();
    await runFor(2);
    expect(await runs()).toHaveLength(2);
    await runFor(2);
    const all = await runs();
    expect(all).toHaveLength(4);
    expect(new Set(all.map(({user_id}) => user_id))).toEqual(new Set(DEMO_PEOPLE.slice(0, 1).map(demoId)));
    for (const run of all) {
      expect(run).toMatchObject({power_family: "pod", time_zone: "Europe/Berlin", weight_used: 64});
      expect(run.stress_method).toBe("power");
      expect(run.seconds_in_zones.some((seconds) => seconds > 0)).toBe(true);
      expect(run.rpe).toBeGreaterThan(0);
    }
    expect(all.map(({local_day}) => local_day)).toEqual(all.map(({local_day}) => local_day).toSorted());
    expect(all.map(({name}) => name)).toContainEqual(expect.stringMatching(/^Recovery run/));
  });

  it("stores the critical power found in races and tests, and leaves shoes as seeded", async () => {
    const {runFor} = await start();
    const shoeMetres = () => db.select({metres: apparel.distance_m}).from(apparel).orderBy(apparel.id);
    const before = await shoeMetres();
    await runFor(1);
    expect(await shoeMetres()).toEqual(before);
    const known = await db.select().from(cp_history).orderBy(cp_history.day);
    expect(known.length).toBeGreaterThan(8);
    expect(known.every(({source, day}) => source === "test" && day < TODAY)).toBe(true);
    // Of the run that is there already, which begins the year.
    expect(known.filter(({activity_id}) => activity_id !== null).map(({day}) => day)).toEqual([
      known[0]?.day,
    ]);
    await runFor(1);
    expect(await db.select().from(cp_history)).toHaveLength(known.length);
  });

  it("the demo year is requested at the first start, and never again once it has begun", async () => {
    const {asked, seed, runFor, deps} = await start();
    await seedDemoYear(deps);
    expect(asked).toEqual([]);
    await seed();
    expect(asked).toEqual([{today: TODAY}]);
    await runFor(1);
    await seed();
    expect(asked).toHaveLength(1);
    const [first] = await runs();
    await db
      .update(activity)
      .set({deleted_at: deps.now()})
      .where(eq(activity.id, first?.id ?? ""));
    await runFor(1);
    expect((await runs())[0]?.deleted_at).not.toBeNull();
  });
});
