import {wallTime} from "@gradus/schemas/zoned-time";
import {isoDay} from "@gradus/training/numbers/days";
import {and, eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {insertPlan, insertWorkout} from "../../../../test/calendar-items.ts";
import {dataIn} from "../../../../test/member.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {ignoreJobs} from "../../../../test/run-job.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {profile} from "../../../accounts/account/tables.ts";
import {errorReply} from "../../../contract/errors.ts";
import {notificationList} from "../../../contract/notifications.ts";
import type {ShareLevel} from "../../../contract/share-values.ts";
import {
  plannedWorkoutDetail,
  plannedWorkoutList,
  rescheduled,
  workoutCopies,
  workoutRemoval,
} from "../../../contract/workouts.ts";
import {newId} from "../../../core/db/new-id.ts";
import {share} from "../../../sharing/tables.ts";
import {setManualCp} from "../../power/critical-power/set-manual-cp.ts";
import {workout_template} from "../library/tables.ts";
import {calendar_event, plan_supplemental, planned_workout, training_plan} from "../planned/tables.ts";
import {reestimateWorkouts} from "./reestimate-workouts.ts";

const databases = await openTestDatabases();
const WORKOUTS = "/b/api/v1/users/me/workouts";

const segment = (more: object = {}) => ({
  uuid: "s1",
  intensity_class: "work",
  duration_type: "time",
  duration_time: {hour: 1, minute: 0, second: 0},
  intensity_type: "percentage",
  intensity_percent: {value: 100},
  ...more,
});
const HOUR = {title: "An hour", day: "2026-03-10", blocks: [{uuid: "b1", repeat: 1, segments: [segment()]}]};
const blocksOf = (...segments: object[]) => ({blocks: [{uuid: "b", repeat: 1, segments}]});

describe.each(databases)("planned workouts on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db);
    const {ask, ann, now} = runner;
    await setManualCp({db, now, enqueue: ignoreJobs}, ann.id, {date: "2026-01-01", critical_power: 250});
    const add = (body: object = {}, headers?: Record<string, string>) =>
      ask("POST", WORKOUTS, {...HOUR, ...body}, headers);
    const planned = async (body: object = {}) => dataIn(await add(body), plannedWorkoutDetail);
    const get = async (id: string) => dataIn(await ask("GET", `${WORKOUTS}/${id}`), plannedWorkoutDetail);
    const edit = (id: string, body: object) => ask("PATCH", WORKOUTS, {id, ...body});
    const move = (items: object[], more: object = {}) =>
      ask("PATCH", `${WORKOUTS}/reschedule`, {items, ...more});
    const count = async () => (await db.select().from(planned_workout)).length;
    const sharing = async (level: ShareLevel, name = "bob") => {
      const other = await addPerson(db, {name});
      await db.insert(share).values({
        id: newId("shr"),
        giver_id: ann.id,
        receiver_id: other.id,
        level,
        status: "accepted",
        invite_key: `email:${other.email}`,
        invite_label: other.email,
        created_at: now(),
      });
      return {other, headers: bearer(await signInAs(runner, other.email))};
    };
    return {...runner, add, planned, get, edit, move, count, sharing};
  }
  const refusal = async (response: Response) => ({
    status: response.status,
    ...z.object({err: errorReply.shape.err}).parse(await response.json()).err,
  });

  it("201: a workout has values computed for its athlete, and a profile is drawn", async () => {
    const {planned, get} = await start();
    const created = await planned({time: "07:30"});
    expect(created).toMatchObject({
      title: "An hour",
      type: "other",
      source: "own",
      day: "2026-03-10",
      time: "07:30",
      planned: {duration: 3600, stress: 100, average_power: 250, seconds_in_zones: [0, 0, 0, 3600, 0]},
      profile: [{seconds: 3600, from: 1, to: 1, intensity_class: "work"}],
      activity_id: null,
      author: null,
      version: 1,
    });
    expect(await get(created.id)).toEqual(created);
  });

  it("when critical power changes, upcoming workouts get new values and past ones keep theirs", async () => {
    const {ann, planned, get, now} = await start();
    const today = isoDay(now());
    const [over, ahead] = [await planned({day: "2026-01-10"}), await planned({day: today})];
    const watts = blocksOf(segment({intensity_type: "power", intensity_percent: null, target_power: 200}));
    const fixed = await planned({day: today, ...watts});
    await setManualCp({db, now, enqueue: ignoreJobs}, ann.id, {date: today, critical_power: 200});
    for (let times = 0; times < 2; times++) await reestimateWorkouts({db, now}, ann.id);
    expect(await get(over.id)).toEqual(over);
    expect(await get(ahead.id)).toMatchObject({planned: {average_power: 200, stress: 100}, version: 1});
    expect((await get(fixed.id)).planned).toMatchObject({average_power: 200, stress: 100});
    expect(fixed.planned?.stress).toBeLessThan(60);
  });

  it("without critical power a workout is planned and drawn, and its values are unknown", async () => {
    const {ask} = await startRunner(db);
    const created = await dataIn(await ask("POST", WORKOUTS, HOUR), plannedWorkoutDetail);
    expect(created.planned).toBeNull();
    expect(created.profile).toHaveLength(1);
  });

  it.each([
    ["Pacific/Pago_Pago", "2026-03-09T22:00:00Z", "2026-03-09", "11:00"],
    ["Pacific/Kiritimati", "2026-03-09T22:00:00Z", "2026-03-10", "12:00"],
    ["UTC", "2026-03-10T00:00:00Z", "2026-03-10", null],
    ["Europe/Berlin", "2026-03-29T00:30:00Z", "2026-03-29", "01:30"],
    ["Europe/Berlin", "2026-03-29T01:30:00Z", "2026-03-29", "03:30"],
    ["Europe/Berlin", "2026-10-25T23:00:00Z", "2026-10-26", null],
  ])("in %s a template is planned at %s on %s", async (timezone, at, day, time) => {
    const {ann, ask, now} = await start();
    await db.update(profile).set({timezone}).where(eq(profile.user_id, ann.id));
    const id = newId("tpl");
    const {title, blocks} = await dataIn(await ask("POST", WORKOUTS, HOUR), plannedWorkoutDetail);
    const about = {title, type: "tempo" as const, desc: "", objective: "", blocks};
    const dates = {created_at: now(), updated_at: now()};
    await db.insert(workout_template).values({...about, ...dates, id, user_id: ann.id, position: 0});
    const path = `${WORKOUTS}?id=${id}&timestamp=${Date.parse(at) / 1000}`;
    const created = await dataIn(await ask("POST", path), plannedWorkoutDetail);
    expect(created).toMatchObject({day, time, type: "tempo", source: "own", source_id: id});
    if (created.start_time !== null)
      expect(wallTime(new Date(created.start_time), timezone)).toBe(`${day}T${time}`);
  });

  it("moving a workout keeps its time of day, also across a clock change and into the hour that is skipped", async () => {
    const {ann, planned, move} = await start();
    await db.update(profile).set({timezone: "Europe/Berlin"}).where(eq(profile.user_id, ann.id));
    const {id} = await planned({day: "2026-03-28", time: "02:30"});
    const {items} = await dataIn(await move([{id, day: "2026-03-29"}]), rescheduled);
    expect(items[0]).toMatchObject({
      day: "2026-03-29",
      time: "02:30",
      start_time: "2026-03-29T01:30:00.000Z",
    });
    const again = await dataIn(await move([{id, day: "2026-03-30"}]), rescheduled);
    expect(again.items[0]).toMatchObject({time: "02:30", start_time: "2026-03-30T00:30:00.000Z", version: 3});
  });

  it("200: the named fields change, and the planned values change with them", async () => {
    const {planned, edit, get} = await start();
    const {id, blocks} = await planned();
    const half = {...blocksOf(segment({duration_time: {minute: 30}})), title: "Half", tags: ["a", "a"]};
    const changed = await dataIn(await edit(id, half), plannedWorkoutDetail);
    expect(changed).toMatchObject({
      title: "Half",
      tags: ["a"],
      day: HOUR.day,
      version: 2,
      planned: {stress: 50},
    });
    expect(blocks).not.toEqual(changed.blocks);
    await edit(id, {skipped: "ill"});
    expect(await get(id)).toMatchObject({skipped: "ill", title: "Half"});
    await edit(id, {skipped: null});
    expect((await get(id)).skipped).toBeNull();
  });

  it("409: of two tabs the later one sees what the earlier one made of it, and nothing is written", async () => {
    const {planned, edit, move, get} = await start();
    const {id} = await planned();
    await edit(id, {version: 1, title: "First"});
    const second = await refusal(await edit(id, {version: 1, title: "Second"}));
    expect(second).toMatchObject({status: 409, code: "conflict", workout: {title: "First", version: 2}});
    expect(await refusal(await move([{id, day: "2026-03-11", version: 1}]))).toMatchObject({
      code: "conflict",
    });
    expect(await get(id)).toMatchObject({title: "First", day: HOUR.day});
  });

  it("409: a workout removed meanwhile is reported, and editing or moving it writes nothing", async () => {
    const {ask, planned, edit, move, get} = await start();
    const {id} = await planned();
    await ask("DELETE", `/b/api/v1/users/me/workouts?id=${id}`);
    const removed = await get(id);
    for (const answer of [
      await edit(id, {version: 1, title: "Mine"}),
      await edit(id, {title: "Mine"}),
      await move([{id, day: "2026-03-11", version: 1}]),
    ]) {
      const refused = await refusal(answer);
      expect(refused).toMatchObject({status: 409, code: "conflict", workout: {id, title: HOUR.title}});
      expect(refused).toMatchObject({workout: {deleted: removed.deleted, version: 2}});
      expect(refused).not.toHaveProperty("removal");
    }
    expect(await get(id)).toEqual(removed);
  });

  it("moving several workouts is all or nothing; a race on the new day is reported and prevents nothing", async () => {
    const {ann, planned, move, get, now} = await start();
    const [one, two] = [await planned(), await planned()];
    const response = await move([
      {id: one.id, day: "2026-03-12"},
      {id: "wkt_none", day: "2026-03-12"},
    ]);
    expect(response.status).toBe(404);
    expect((await get(one.id)).day).toBe(HOUR.day);
    const dates = {created_at: now(), updated_at: now()};
    const race = {title: "City 10", day: "2026-03-12", desc: ""};
    await db.insert(calendar_event).values({...race, ...dates, id: "evt_1", user_id: ann.id, kind: "race"});
    const moved = await dataIn(await move([one, two].map(({id}) => ({id, day: "2026-03-12"}))), rescheduled);
    expect(moved.races).toEqual([{id: "evt_1", title: "City 10", day: "2026-03-12"}]);
    expect(moved.items.map(({day}) => day)).toEqual(["2026-03-12", "2026-03-12"]);
  });

  it("with a plan: this one alone, those that follow, or all that lie ahead; strength goes with its run", async () => {
    const {ann, planned, move, get, now} = await start();
    const dates = {created_at: now(), updated_at: now()};
    const plan = {
      id: "pln_1",
      user_id: ann.id,
      title: "Ten weeks",
      state: "active" as const,
      is_adaptive: true,
      from_day: "2026-03-01",
      to_day: "2026-04-30",
      phases: [],
      weeks: [],
      minutes: [60, 60, 60, 60, 60, 60, 60] as const,
      seed: 1,
      has_supplementals: true,
    };
    await db.insert(training_plan).values({...plan, ...dates});
    const ids: string[] = [];
    for (const day of ["2026-03-10", "2026-03-12", "2026-03-14"]) ids.push((await planned({day})).id);
    await db.update(planned_workout).set({plan_id: plan.id}).where(eq(planned_workout.user_id, ann.id));
    const [first = "", second = "", third = ""] = ids;
    await db.insert(plan_supplemental).values({
      ...dates,
      id: "sup_1",
      plan_id: plan.id,
      user_id: ann.id,
      workout_id: third,
      day: "2026-03-14",
      kind: "strength",
      title: "Core",
      desc: "",
      minutes: 20,
    });
    const days = async () => Promise.all(ids.map(async (id) => (await get(id)).day.slice(-2)));
    await move([{id: first, day: "2026-03-09"}]);
    expect(await days()).toEqual(["09", "12", "14"]);
    await move([{id: second, day: "2026-03-13"}], {scope: "following"});
    expect(await days()).toEqual(["09", "13", "15"]);
    await move([{id: second, day: "2026-03-12"}], {scope: "plan"});
    expect(await days()).toEqual(["08", "12", "14"]);
    expect((await db.select().from(plan_supplemental))[0]?.day).toBe("2026-03-14");
  });

  it.each([
    ["this", ["2"], ["1", "3", "4"]],
    ["following", ["2", "3", "4"], ["1"]],
    ["plan", ["1", "2", "3", "4"], []],
  ] as const)(
    "deleted with %s of its plan, all that went comes back, strength with its run",
    async (scope, deletedIds, left) => {
      const {ann, ask, get, now} = await start();
      const plan_id = await insertPlan(db, ann.id, {state: "active", has_supplementals: true});
      const past = await insertWorkout(db, ann.id, {id: "wko_past", plan_id, day: "2026-02-20"});
      for (const each of ["1", "2", "3", "4"])
        await insertWorkout(db, ann.id, {id: `wko_${each}`, plan_id, day: `2026-03-1${each}`});
      const about = {
        plan_id,
        user_id: ann.id,
        kind: "strength" as const,
        title: "Core",
        desc: "",
        minutes: 20,
      };
      const dates = {created_at: now(), updated_at: now()};
      const supplementarySession = {...about, ...dates, id: "sup_1", workout_id: "wko_3", day: "2026-03-13"};
      await db.insert(plan_supplemental).values(supplementarySession);
      const isGone = async (id: string) => (await get(id)).deleted !== null;
      const beside3 = async () => (await db.select().from(plan_supplemental))[0]?.deleted_at ?? null;

      const path = `/b/api/v1/users/me/plans/${plan_id}/workouts/wko_2?scope=${scope}`;
      const {deleted} = await dataIn(await ask("DELETE", path), workoutRemoval);
      expect(deleted.toSorted()).toEqual(deletedIds.map((each) => `wko_${each}`));
      for (const each of left) expect(await isGone(`wko_${each}`)).toBe(false);
      expect(await isGone(past)).toBe(false);
      expect((await beside3()) !== null).toBe(deletedIds.some((each) => each === "3"));

      await dataIn(await ask("POST", `${WORKOUTS}/restore`, {ids: deleted}), plannedWorkoutList);
      for (const each of ["1", "2", "3", "4"]) expect(await isGone(`wko_${each}`)).toBe(false);
      expect(await beside3()).toBeNull();
    },
  );

  it("200: by its plan a workout is changed and deleted; by another it is not there", async () => {
    const {ann, ask, planned, get, now} = await start();
    const dates = {created_at: now(), updated_at: now()};
    const {id} = await planned();
    const about = {
      title: "Ten weeks",
      state: "active",
      is_adaptive: false,
      has_supplementals: false,
    } as const;
    const days = {from_day: "2026-03-01", to_day: "2026-04-30"};
    const minutes = [60, 60, 60, 60, 60, 60, 60] as const;
    const planRow = {...about, ...days, ...dates, phases: [], weeks: [], minutes, seed: 1, user_id: ann.id};
    await db.insert(training_plan).values({...planRow, id: "pln_1"});
    await db.update(planned_workout).set({plan_id: "pln_1"}).where(eq(planned_workout.id, id));
    const path = `/b/api/v1/users/me/plans/pln_1/workouts/${id}`;
    const changed = await dataIn(await ask("PATCH", path, {title: "Longer"}), plannedWorkoutDetail);
    expect(changed).toMatchObject({id, title: "Longer", plan_id: "pln_1"});
    for (const method of ["PATCH", "DELETE"])
      expect((await ask(method, path.replace("pln_1", "pln_2"), {title: "x"})).status).toBe(404);
    expect((await dataIn(await ask("DELETE", path), workoutRemoval)).deleted).toEqual([id]);
    expect((await get(id)).deleted).not.toBeNull();
  });

  it("workouts are copied to each day once, and a dry run reports what is already there", async () => {
    const {planned, ask, count} = await start();
    const {id} = await planned();
    await planned({day: "2026-03-17"});
    const body = {ids: [id], days: ["2026-03-17", "2026-03-24", "2026-03-17"]};
    const copy = async (more: object) =>
      dataIn(await ask("POST", `${WORKOUTS}/copy`, {...body, ...more}), workoutCopies);
    const preview = await copy({dry_run: true});
    expect(preview).toEqual({items: [], conflicts: [{day: "2026-03-17", workouts: 1, race: null}]});
    expect(await count()).toBe(2);
    const copied = await copy({});
    expect(copied.items.map(({day}) => day).sort()).toEqual(["2026-03-17", "2026-03-24"]);
    expect(copied.items.every((item) => item.plan_id === null && item.version === 1)).toBe(true);
  });

  it("deleted ones can be brought back for thirty days; deleting works twice", async () => {
    const {planned, ask, get, advance} = await start();
    const [one, two] = [await planned(), await planned()];
    const remove = async () =>
      dataIn(await ask("DELETE", `${WORKOUTS}?id=${one.id},${two.id}`), workoutRemoval);
    expect((await remove()).deleted).toHaveLength(2);
    expect((await remove()).deleted).toHaveLength(2);
    expect((await get(one.id)).deleted).not.toBeNull();
    const restore = (ids: string[]) => ask("POST", `${WORKOUTS}/restore`, {ids});
    const back = await dataIn(await restore([one.id]), plannedWorkoutList);
    expect(back.items[0]).toMatchObject({id: one.id, deleted: null});
    advance(31 * 86_400);
    expect((await restore([two.id])).status).toBeOneOf([401, 409]);
  });

  it("422: reports which segment is invalid and why; nothing is planned", async () => {
    const {add, count} = await start();
    const bad = {blocks: [HOUR.blocks[0], blocksOf(segment(), segment({intensity_percent: null})).blocks[0]]};
    expect(await refusal(await add(bad))).toMatchObject({
      status: 422,
      code: "workout_unusable",
      params: {problem: "no_target", block: 1, segment: 1},
    });
    expect(await count()).toBe(0);
  });

  it.each<[string, object]>([
    ["no title", {title: " "}],
    ["a day that does not exist", {day: "2026-02-30"}],
    ["the year 1", {day: "0001-01-01"}],
    ["the year 9999", {day: "9999-12-31"}],
    ["a time that does not exist", {time: "24:00"}],
    ["51 blocks", {blocks: Array.from({length: 51}, () => HOUR.blocks[0])}],
    ["no blocks", {blocks: []}],
    ["101 repeats", {blocks: [{uuid: "b", repeat: 101, segments: [segment()]}]}],
    ["21 stretches", blocksOf(...Array.from({length: 21}, () => segment()))],
    ["301 %", blocksOf(segment({intensity_percent: {value: 301}}))],
    ["a text where a number belongs", blocksOf(segment({intensity_percent: {value: "100"}}))],
    ["a field nobody knows", {user_id: "usr_other"}],
    ["one's own source", {source: "plan"}],
  ])("400: %s", async (_case, body) => {
    const {add, count} = await start();
    expect((await add(body)).status).toBe(400);
    expect(await count()).toBe(0);
  });

  it("400: neither a workout nor a name of one, or both", async () => {
    const {ask, count} = await start();
    const one = `${WORKOUTS}?id=tpl_1&timestamp=1`;
    const answers = [
      await ask("POST", WORKOUTS),
      await ask("POST", `${WORKOUTS}?id=tpl_1`),
      await ask("POST", `${WORKOUTS}?timestamp=1`),
      await ask("POST", one, HOUR),
    ];
    expect(answers.map(({status}) => status)).toEqual([400, 400, 400, 400]);
    expect((await ask("POST", one)).status).toBe(404);
    expect(await count()).toBe(0);
  });

  it("422: a day holds ten", async () => {
    const {planned, add, move} = await start();
    for (let count = 0; count < 10; count++) await planned();
    expect(await refusal(await add())).toMatchObject({code: "limit_reached", params: {limit: 10}});
    const {id} = await planned({day: "2026-03-11"});
    expect((await move([{id, day: HOUR.day}])).status).toBe(422);
    expect((await move([{id, day: "2026-03-11"}])).status).toBe(200);
  });

  it("a coach plans a workout and is named as its author; viewers of only runs or plans cannot plan", async () => {
    const {ann, ask, sharing, count} = await start();
    const path = WORKOUTS.replace("me", ann.id);
    const coach = await sharing("coach");
    const created = await dataIn(await ask("POST", path, HOUR, coach.headers), plannedWorkoutDetail);
    expect(created).toMatchObject({user_id: ann.id, source: "coach", author: {id: coach.other.id}});
    const notifications = await dataIn(
      await ask("GET", "/b/api/v1/users/me/notifications"),
      notificationList,
    );
    expect(notifications.items).toMatchObject([
      {kind: "assigned", about: {workout_id: created.id, day: HOUR.day}},
    ]);
    const viewer = await sharing("plan", "eve");
    expect((await ask("GET", `${path}/${created.id}`, undefined, viewer.headers)).status).toBe(200);
    expect((await ask("POST", path, HOUR, viewer.headers)).status).toBe(404);
    expect((await ask("DELETE", `${path}?id=${created.id}`, undefined, viewer.headers)).status).toBe(404);
    const friend = await sharing("activities", "tim");
    expect((await ask("GET", `${path}/${created.id}`, undefined, friend.headers)).status).toBe(404);
    await db
      .update(share)
      .set({status: "ended"})
      .where(and(eq(share.level, "coach")));
    expect((await ask("POST", path, HOUR, coach.headers)).status).toBe(404);
    expect(await count()).toBe(1);
  });

  it("404: another's, an unknown one, and one of another plan look alike", async () => {
    const {planned, ask, sharing} = await start();
    const {id} = await planned();
    const {headers} = await sharing("coach");
    const bodies = [
      await ask("GET", `${WORKOUTS}/${id}`, undefined, headers),
      await ask("GET", `${WORKOUTS}/wkt_none`, undefined, headers),
      await ask("PATCH", WORKOUTS, {id, title: "Mine"}, headers),
      await ask("DELETE", `${WORKOUTS}?id=${id}`, undefined, headers),
      await ask("PATCH", `/b/api/v1/users/me/plans/pln_1/workouts/${id}`, {title: "x"}),
      await ask("DELETE", `/b/api/v1/users/me/plans/pln_1/workouts/${id}`),
    ];
    expect(bodies.map(({status}) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it("200: leaves as a file that a watch follows", async () => {
    const {planned, get: _get, ask} = await start();
    const {id} = await planned();
    const response = await ask("GET", `${WORKOUTS}/${id}/fit`);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${id}.fit"`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(new TextDecoder().decode(bytes.slice(8, 12))).toBe(".FIT");
  });
});
