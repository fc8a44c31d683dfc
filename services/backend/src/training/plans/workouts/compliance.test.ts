import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {ignoreJobs} from "../../../../test/run-job.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {runWorkout} from "../../../contract/workout-compliance.ts";
import {blockEstimate, workoutEstimate} from "../../../contract/workout-estimates.ts";
import {plannedWorkoutDetail} from "../../../contract/workouts.ts";
import {share} from "../../../sharing/tables.ts";
import {setManualCp} from "../../power/critical-power/set-manual-cp.ts";

const databases = await openTestDatabases();
const WORKOUTS = "/b/api/v1/users/me/workouts";
const ESTIMATE = "/b/api/v1/users/workouts/estimate";

const stretch = (uuid: string, minute: number, more: object) => ({
  uuid,
  intensity_class: "work",
  duration_type: "time",
  duration_time: {minute},
  intensity_type: "percentage",
  ...more,
});

describe.each(databases)("workouts and runs on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start({critical_power = 250 as number | null} = {}) {
    const runner = await startRunner(db);
    const {ann, ask, now} = runner;
    if (critical_power !== null)
      await setManualCp({db, now, enqueue: ignoreJobs}, ann.id, {date: "2026-01-01", critical_power});
    const plan = async (segments: object[], day = "2026-02-14") => {
      const body = {title: "Steps", day, blocks: [{uuid: "b", repeat: 1, segments}]};
      return dataIn(await ask("POST", WORKOUTS, body), plannedWorkoutDetail);
    };
    const readCompliance = (id: string, headers?: Record<string, string>) =>
      ask("GET", `/b/api/v1/activities/${id}/workout`, undefined, headers);
    return {...runner, plan, beside: readCompliance};
  }

  it("200: how a run went, step by step, and by what it is judged", async () => {
    const {run, plan, beside} = await start();
    // Runs of tests are even, at 250 W.
    const workout = await plan([
      stretch("easy", 5, {intensity_percent: {value: 70}, intensity_class: "warmup"}),
      stretch("on", 5, {intensity_percent: {min: 95, max: 100}}),
    ]);
    const {workout: found} = await dataIn(await beside(await run({seconds: 600})), runWorkout);
    expect(found).toMatchObject({
      workout_id: workout.id,
      title: "Steps",
      standing: "done",
      base: "duration",
      done: {duration: 600},
      compliance: {work: 1, alignment: "shift", critical_power: 250},
    });
    expect(found?.compliance?.steps).toMatchObject([
      {
        uuid: "easy",
        target_low: 175,
        target_high: 175,
        average_power: 250,
        in_target: 0,
        planned_seconds: 300,
      },
      {uuid: "on", target_low: 237.5, target_high: 250, average_power: 250, in_target: 1},
    ]);
  });

  it("200: no workout for a run without one; 404: for a viewer who sees runs but not plans", async () => {
    const {run, plan, beside, ann, now, ...app} = await start();
    const id = await run({seconds: 600});
    expect(await dataIn(await beside(id), runWorkout)).toEqual({workout: null});
    await plan([stretch("s", 10, {intensity_percent: {value: 100}})]);
    const bob = await addPerson(db, {name: "bob"});
    const bobHeaders = bearer(await signInAs({...app, now}, bob.email));
    await db.insert(share).values({
      id: "shr_1",
      giver_id: ann.id,
      receiver_id: bob.id,
      level: "activities",
      status: "accepted",
      invite_key: "email:bob@example.com",
      invite_label: "bob@example.com",
      created_at: now(),
    });
    expect((await beside(id)).status).toBe(200);
    expect((await beside(id, bobHeaders)).status).toBe(404);
    await db.update(share).set({level: "plan"});
    expect((await beside(id, bobHeaders)).status).toBe(200);
  });

  it("an estimate equals the values of the workout once it is planned, and its blocks add up", async () => {
    const {ask, plan} = await start();
    const segments = [
      stretch("a", 10, {intensity_percent: {value: 80}}),
      stretch("b", 3, {intensity_percent: {value: 110}}),
    ];
    const blocks = [
      {uuid: "one", repeat: 4, segments},
      {uuid: "two", repeat: 1, segments},
    ];
    const whole = await dataIn(await ask("POST", ESTIMATE, {blocks}), workoutEstimate);
    const parts = await Promise.all(
      blocks.map(async (block) => dataIn(await ask("POST", `${ESTIMATE}/block`, {block}), blockEstimate)),
    );
    expect(parts).toEqual(whole.estimates);
    expect(parts.reduce((sum, {stress}) => sum + stress, 0)).toBe(whole.stress);
    const planned = await plan(segments);
    expect(planned.planned?.duration).toBe(parts[1]?.duration);
  });

  it("409: without critical power there is no estimate, but a value to begin with", async () => {
    const {ask} = await start({critical_power: null});
    const blocks = [{uuid: "one", repeat: 1, segments: [stretch("a", 10, {intensity_percent: {value: 80}})]}];
    const response = await ask("POST", ESTIMATE, {blocks});
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({err: {code: "cp_required", params: {suggested_watts: 183}}});
  });

  it("400, 422: what is no workout has no estimate", async () => {
    const {ask} = await start();
    expect((await ask("POST", ESTIMATE, {})).status).toBe(400);
    expect((await ask("POST", ESTIMATE, {blocks: []})).status).toBe(400);
    const empty = [{uuid: "one", repeat: 1, segments: [stretch("a", 10, {})]}];
    expect((await ask("POST", ESTIMATE, {blocks: empty})).status).toBe(422);
    expect((await ask("POST", `${ESTIMATE}/block`, {block: empty[0]})).status).toBe(422);
  });
});
