import {addDays, isoDay} from "@gradus/training/numbers/days";
import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {insertEvent} from "../../test/calendar-items.ts";
import {dataIn} from "../../test/member.ts";
import {addPerson, bearer, signInAs} from "../../test/people.ts";
import {ignoreJobs} from "../../test/run-job.ts";
import {startRunner} from "../../test/runner.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import type {Grant} from "../commerce/entitlements/grants.ts";
import {assignmentReply} from "../contract/athletes.ts";
import {errorReply} from "../contract/errors.ts";
import {planStart} from "../contract/plans.ts";
import {plannedWorkoutDetail} from "../contract/workouts.ts";
import {newId} from "../core/db/new-id.ts";
import {share} from "../sharing/tables.ts";
import {adaptRunnerPlan} from "./plans/athlete-plans/adapt-runner-plan.ts";
import {plan_change, planned_workout} from "./plans/planned/tables.ts";
import {setManualCp} from "./power/critical-power/set-manual-cp.ts";

const databases = await openTestDatabases();
const FULL: Grant = {feature: "full_membership", kind: "gift", starts_at: new Date(0), ends_at: null};
const BLOCKS = [
  {
    uuid: "b",
    repeat: 1,
    segments: [
      {
        uuid: "s",
        intensity_class: "work",
        duration_type: "time",
        duration_time: {minute: 30},
        intensity_type: "percentage",
        intensity_percent: {value: 80},
      },
    ],
  },
];

// Now is Sunday, 1 March 2026.
describe.each(databases)("several who write at once, on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db, {readGrants: async () => [FULL]});
    const {ann, now, ask} = runner;
    await setManualCp({db, now, enqueue: ignoreJobs}, ann.id, {date: "2026-01-01", critical_power: 250});
    const workouts = `/b/api/v1/users/${ann.id}/workouts`;
    const coach = async (name: string) => {
      const {id: receiver_id, email} = await addPerson(db, {name});
      const invite = {invite_key: `name:${name}`, invite_label: name};
      const shareValues = {giver_id: ann.id, receiver_id, level: "coach", status: "accepted"} as const;
      await db.insert(share).values({...shareValues, ...invite, id: newId("shr"), created_at: now()});
      const headers = bearer(await signInAs(runner, email));
      return (method: string, path: string, body?: object) => ask(method, path, body, headers);
    };
    const get = async (id: string) => dataIn(await ask("GET", `${workouts}/${id}`), plannedWorkoutDetail);
    const add = async (more: object = {}) =>
      dataIn(
        await ask("POST", workouts, {title: "Easy", day: "2026-03-10", blocks: BLOCKS, ...more}),
        plannedWorkoutDetail,
      );
    return {...runner, workouts, coach, get, add};
  }

  /** A plan that is about to take away a hard session, which lies on a day off. */
  async function withDayOff() {
    const started = await start();
    const {ask, ann, now, deps} = started;
    const race = {day: addDays(isoDay(now()), 7 * 12), distance: 21_097.5};
    const body = {race, minutes: [60, 75, 75, 75, 75, 60, 120]};
    const {plan} = await dataIn(await ask("POST", "/b/api/v1/users/me/plans", body), planStart);
    if (!plan) expect.fail("No plan");
    const rows = await db
      .select()
      .from(planned_workout)
      .where(eq(planned_workout.plan_id, plan.id))
      .orderBy(planned_workout.day);
    const first = addDays(isoDay(now()), 8);
    const session = rows.find(({plan_kind, day}) => plan_kind === "hard" && day > first);
    if (!session) expect.fail("No hard session");
    await insertEvent(db, ann.id, {kind: "day_off", title: "Wedding", day: session.day});
    const adapt = () => adaptRunnerPlan(deps, ann.id);
    const changes = () => db.select().from(plan_change).where(eq(plan_change.workout_id, session.id));
    return {...started, plan, rows, session, adapt, changes};
  }

  /** The same plan, but with room beside the day off: it is about to move the session. */
  async function withRoom() {
    const started = await withDayOff();
    const {ask, workouts, rows, session} = started;
    const nearbyRows = rows.filter(
      ({plan_kind, day}) => plan_kind === "easy" && day > session.day && day <= addDays(session.day, 3),
    );
    const ids = nearbyRows.map(({id}) => id).join(",");
    expect((await ask("DELETE", `${workouts}?id=${ids}`)).status).toBe(200);
    return started;
  }

  const conflict = async (response: Response) => {
    expect(response.status).toBe(409);
    const {err} = z.object({err: errorReply.shape.err}).parse(await response.json());
    expect(err).toMatchObject({code: "conflict", message: expect.stringMatching(/\w+ \w+ \w+/)});
    return err;
  };
  /** Of two, the one that was refused. */
  const refusedOf = (answers: readonly Response[]) => {
    expect(answers.map(({status}) => status).toSorted()).toEqual([200, 409]);
    return answers.findIndex(({status}) => status === 409);
  };

  it("409: of two tabs that save at once one is refused, with what the other made of it, and can save then", async () => {
    const {ask, workouts, add, get} = await start();
    const {id, version} = await add();
    const titles = ["Mine", "Other"];
    const save = (title: string | undefined, seen: number) =>
      ask("PATCH", workouts, {id, title, version: seen});
    const answers = await Promise.all(titles.map((title) => save(title, version)));
    const late = refusedOf(answers);
    const {workout} = await conflict(answers[late] ?? expect.fail());
    expect(workout).toMatchObject({title: titles[1 - late], version: version + 1});
    expect(await get(id)).toMatchObject({title: titles[1 - late]});
    expect((await save(titles[late], workout?.version ?? 0)).status).toBe(200);
    expect(await get(id)).toMatchObject({title: titles[late], version: version + 2});
  });

  it("of two tabs that send no versions, each keeps what only it changed", async () => {
    const {ask, workouts, add, get} = await start();
    const {id} = await add();
    await Promise.all([
      ask("PATCH", workouts, {id, title: "Hills"}),
      ask("PATCH", workouts, {id, desc: "Behind the mill"}),
      ask("PATCH", `${workouts}/reschedule`, {items: [{id, day: "2026-03-12"}]}),
    ]);
    expect(await get(id)).toMatchObject({
      title: "Hills",
      desc: "Behind the mill",
      day: "2026-03-12",
      version: 4,
    });
  });

  it("409: of two coaches at once one is refused, with the other's; what both add is there", async () => {
    const {workouts, add, get, coach, ann} = await start();
    const coaches = [await coach("bob"), await coach("cleo")];
    const {id, version} = await add();
    const titles = ["Of Bob", "Of Cleo"];
    const answers = await Promise.all(
      coaches.map((ask, at) => ask("PATCH", workouts, {id, title: titles[at], version})),
    );
    const late = refusedOf(answers);
    expect((await conflict(answers[late] ?? expect.fail())).workout?.title).toBe(titles[1 - late]);
    const workout = {title: "Together", blocks: BLOCKS};
    const body = {workout, athletes: [ann.id], days: ["2026-03-10"]};
    const replies = await Promise.all(
      coaches.map(async (ask) =>
        dataIn(await ask("POST", "/b/api/v1/coach/assignments", body), assignmentReply),
      ),
    );
    expect(replies.flatMap(({items}) => items.map(({refused}) => refused))).toEqual([null, null]);
    const rows = await db.select().from(planned_workout).where(eq(planned_workout.day, "2026-03-10"));
    expect(rows.map(({title}) => title).toSorted()).toEqual(
      [titles[1 - late], "Together", "Together"].toSorted(),
    );
    expect((await get(id)).title).toBe(titles[1 - late]);
  });

  it("what a plan takes away while its runner and a coach write holds what they wrote, and can be brought back", async () => {
    const {ask, workouts, session, adapt, get, changes, coach} = await withDayOff();
    const bob = await coach("bob");
    const {version} = session;
    const [annReply, bobReply] = await Promise.all([
      ask("PATCH", workouts, {id: session.id, desc: "With Cleo", version}),
      bob("PATCH", workouts, {id: session.id, tags: ["track"], version}),
      adapt(),
      adapt(),
    ]);
    const written = [annReply, bobReply].filter(({status}) => status === 200);
    const late = [annReply, bobReply].filter(({status}) => status !== 200);
    for (const answer of late) {
      const {workout, removal} = await conflict(answer);
      // A writer refused after the plan gets its rule; one refused after the other writer gets the current session.
      expect(removal).toEqual(workout?.deleted ? {rule: "day_off", detail: {}} : undefined);
    }
    const after = {
      desc: annReply.status === 200 ? "With Cleo" : session.desc,
      tags: bobReply.status === 200 ? ["track"] : session.tags,
    };
    expect(await changes()).toMatchObject([{rule: "day_off", before: {day: session.day}}]);
    const removed = await get(session.id);
    expect(removed).toMatchObject({...after, version: version + written.length + 1});
    expect(removed.deleted).not.toBeNull();
    expect((await ask("POST", `${workouts}/restore`, {ids: [session.id]})).status).toBe(200);
    expect(await get(session.id)).toMatchObject({...after, day: session.day, deleted: null});
  });

  it("what a coach wrote before a plan moves it stays, and can be moved back", async () => {
    const {session, adapt, get, changes, coach, workouts, ask, plan} = await withRoom();
    const bob = await coach("bob");
    const {id, version, day} = session;
    const written = {title: "Of Bob", desc: "On the track", tags: ["track"]};
    expect((await bob("PATCH", workouts, {id, version, ...written})).status).toBe(200);
    await adapt();
    const moved = await get(id);
    expect(moved).toMatchObject({...written, version: version + 2});
    expect(moved.day > day).toBe(true);
    const [change] = await changes();
    const undo = await ask("POST", `/b/api/v1/users/me/plans/${plan.id}/changes/${change?.id}/undo`);
    expect(undo.status).toBe(200);
    expect(await get(id)).toMatchObject({...written, day});
  });

  it("what a plan moves while two coaches write lies on the new day with what was written, and the later one sees both", async () => {
    const {session, adapt, get, changes, coach, workouts} = await withRoom();
    const [bob, cleo] = [await coach("bob"), await coach("cleo")];
    const {id, version, day} = session;
    const [bobReply, cleoReply] = await Promise.all([
      bob("PATCH", workouts, {id, desc: "On the track", version}),
      cleo("PATCH", workouts, {id, tags: ["track"], version}),
      adapt(),
      adapt(),
    ]);
    const written = [bobReply, cleoReply].filter(({status}) => status === 200);
    const now = await get(id);
    expect(now.day > day).toBe(true);
    expect(await changes()).toMatchObject([{rule: "day_off", before: {day}, after: {day: now.day}}]);
    const createdCount = (answer: Response) => (answer.status === 200 ? 1 : 0);
    expect(now).toMatchObject({
      desc: createdCount(bobReply) ? "On the track" : session.desc,
      tags: createdCount(cleoReply) ? ["track"] : session.tags,
      version: version + written.length + 1,
      deleted: null,
    });
    // A refused writer gets the session as it is by then, and can apply their change on top of it.
    const again = [
      {answer: bobReply, ask: bob, change: {desc: "On the track"}},
      {answer: cleoReply, ask: cleo, change: {tags: ["track"]}},
    ].filter(({answer}) => answer.status !== 200);
    expect(again.length).toBeGreaterThan(0);
    for (const {answer, ask, change} of again) {
      const {workout, removal} = await conflict(answer);
      expect(workout?.version).toBeGreaterThan(version);
      expect([day, now.day]).toContain(workout?.day);
      expect(removal).toBeUndefined();
      const {version: seen} = await get(id);
      expect((await ask("PATCH", workouts, {id, version: seen, ...change})).status).toBe(200);
    }
    expect(await get(id)).toMatchObject({day: now.day, desc: "On the track", tags: ["track"]});
  });
});
