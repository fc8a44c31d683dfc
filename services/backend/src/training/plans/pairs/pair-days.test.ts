import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {START} from "../../../../test/recordings.ts";
import {ignoreJobs} from "../../../../test/run-job.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {plannedWorkoutDetail} from "../../../contract/workouts.ts";
import {newId} from "../../../core/db/new-id.ts";
import {setManualCp} from "../../power/critical-power/set-manual-cp.ts";
import {calendar_event} from "../planned/tables.ts";
import {reestimateWorkouts} from "../workouts/reestimate-workouts.ts";
import {activity_pair} from "./tables.ts";

const databases = await openTestDatabases();
const WORKOUTS = "/b/api/v1/users/me/workouts";
/** The day that runs of tests begin on. */
const DAY = "2026-02-14";

describe.each(databases)("what pairs itself on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start({knowsPower = true} = {}) {
    const runner = await startRunner(db);
    const {ask, ann, now} = runner;
    const learnPower = () =>
      setManualCp({db, now, enqueue: ignoreJobs}, ann.id, {date: "2026-01-01", critical_power: 250});
    if (knowsPower) await learnPower();
    const plan = async (minute: number, day = DAY) => {
      const stretch = {
        uuid: "s",
        intensity_class: "work",
        duration_type: "time",
        duration_time: {minute},
        intensity_type: "percentage",
        intensity_percent: {value: 100},
      };
      const blocks = [{uuid: "b", repeat: 1, segments: [stretch]}];
      const created = await ask("POST", WORKOUTS, {title: `${minute} min`, day, blocks});
      return (await dataIn(created, plannedWorkoutDetail)).id;
    };
    const workout = async (id: string) => dataIn(await ask("GET", `${WORKOUTS}/${id}`), plannedWorkoutDetail);
    const runOf = async (id: string) => (await workout(id)).activity_id;
    return {...runner, learnPower, plan, workout, runOf};
  }

  it("a run that comes is paired with what was planned on its day and is like it", async () => {
    const {run, plan, workout} = await start();
    const [short, right, other] = [await plan(5), await plan(10), await plan(10, "2026-02-15")];
    const id = await run({seconds: 600});
    expect(await workout(right)).toMatchObject({activity_id: id, paired_by: "auto"});
    expect((await workout(short)).activity_id).toBeNull();
    expect((await workout(other)).activity_id).toBeNull();
  });

  it("is paired by duration without critical power; one dated back fills in the planned amounts", async () => {
    const {run, plan, workout, learnPower, ann, now} = await start({knowsPower: false});
    const [short, right] = [await plan(5), await plan(10)];
    const id = await run({seconds: 600});
    expect(await workout(right)).toMatchObject({activity_id: id, paired_by: "auto", planned: null});
    expect((await workout(short)).activity_id).toBeNull();
    await learnPower();
    await reestimateWorkouts({db, now}, ann.id);
    expect(await workout(right)).toMatchObject({
      activity_id: id,
      planned: {duration: 600, average_power: 250},
    });
  });

  it("so is one that was there before, when something is planned or moved onto its day", async () => {
    const {run, plan, runOf, ask} = await start();
    const id = await run({seconds: 600});
    const planned = await plan(10);
    expect(await runOf(planned)).toBe(id);
    await ask("DELETE", `${WORKOUTS}?id=${planned}`);
    const moved = await plan(10, "2026-02-20");
    expect(await runOf(moved)).toBeNull();
    await ask("PATCH", `${WORKOUTS}/reschedule`, {items: [{id: moved, day: DAY}]});
    expect(await runOf(moved)).toBe(id);
  });

  it("two runs of a day get a workout each", async () => {
    const {run, plan, runOf} = await start();
    const [long, short] = [await plan(20), await plan(10)];
    const [morning, evening] = [await run({seconds: 600}), await run({start: START + 7200, seconds: 1200})];
    expect([await runOf(short), await runOf(long)]).toEqual([morning, evening]);
  });

  it("a run that is deleted leaves its workout to another, and is paired anew when it comes back", async () => {
    const {run, plan, runOf, one} = await start();
    const planned = await plan(10);
    const first = await run({seconds: 600});
    await one("DELETE", first);
    expect(await runOf(planned)).toBeNull();
    const second = await run({start: START + 7200, seconds: 620});
    expect(await runOf(planned)).toBe(second);
    await one("DELETE", second);
    await one("POST", `${first}/restore`);
    expect(await runOf(planned)).toBe(first);
  });

  it("a pair that the user separated stays separated, whatever is planned later", async () => {
    const {run, plan, runOf, ask} = await start();
    const planned = await plan(10);
    const id = await run({seconds: 600});
    await ask("DELETE", `/b/api/v1/activities/${id}/pairs/workout`);
    expect(await runOf(planned)).toBeNull();
    expect(await runOf(await plan(10))).toBeNull();
  });

  it("a race is found by its distance", async () => {
    const {run, ann, now} = await start();
    const dates = {created_at: now(), updated_at: now()};
    const race = {...dates, user_id: ann.id, title: "Race", desc: "", day: DAY, kind: "race"} as const;
    const [near, far] = [newId("evt"), newId("evt")];
    await db.insert(calendar_event).values([
      {...race, id: near, distance: 1850},
      {...race, id: far, distance: 10_000},
    ]);
    const id = await run({seconds: 600});
    const pairs = await db.select().from(activity_pair).where(eq(activity_pair.activity_id, id));
    expect(pairs).toMatchObject([{kind: "event", target_id: near, paired_by: "auto"}]);
  });
});
