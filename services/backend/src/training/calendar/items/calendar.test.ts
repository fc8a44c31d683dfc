import {eq} from "drizzle-orm";
import pg from "pg";
import {beforeEach, describe, expect, it, onTestFinished, vi} from "vitest";
import {insertEvent, insertPlan, insertWorkout, readCalendar} from "../../../../test/calendar-items.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {startRunner} from "../../../../test/runner.ts";
import {insertRun} from "../../../../test/runs.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {profile} from "../../../accounts/account/tables.ts";
import type {CalendarReply} from "../../../contract/calendar.ts";
import type {ShareLevel} from "../../../contract/share-values.ts";
import {share} from "../../../sharing/tables.ts";
import {training_comment} from "../../plans/comments/tables.ts";
import {activity_pair} from "../../plans/pairs/tables.ts";
import {calendar_event, planned_workout} from "../../plans/planned/tables.ts";
import {activity} from "../../runs/activities/tables.ts";
import {hidden_place} from "../../runs/places/tables.ts";
import {cleanUpCalendar} from "./clean-up-calendar.ts";
import {calendar_change} from "./tables.ts";

const databases = await openTestDatabases();
const at = (text: string) => Date.parse(text) / 1000;
const between = (from: string, to: string) => `from=${at(from)}&to=${at(to)}`;
const MARCH = between("2026-03-01T00:00:00Z", "2026-03-31T23:59:59Z");
const DAY_S = 86_400;

const idsOf = ({activities, events, workouts, plans}: CalendarReply) => [
  ...(activities ?? []).map(({id}) => id),
  ...(events ?? []).map(({id}) => id),
  ...(workouts ?? []).map(({id}) => id),
  ...(plans ?? []).map(({id}) => id),
];

describe.each(databases)("the calendar on $name", ({name, db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db);
    const {ann, mine, now} = runner;
    const read = (query: string, headers = mine) => readCalendar(runner, query, headers, ann.id);
    const status = async (query: string) =>
      (await runner.get(`/b/api/v1/users/me/calendar?${query}`, mine)).status;
    const viewer = async (level: ShareLevel) => {
      const {id, email} = await addPerson(db, {name: level});
      await db.insert(share).values({
        id: `shr_${level}`,
        giver_id: ann.id,
        receiver_id: id,
        level,
        status: "accepted",
        invite_key: `email:${email}`,
        invite_label: email,
        created_at: now(),
      });
      return bearer(await signInAs(runner, email));
    };
    const live = (await read("updated_after=0")).latest;
    expect(live).toBe(0);
    return {...runner, read, status, viewer};
  }

  async function full(runner: Awaited<ReturnType<typeof start>>) {
    const {ann} = runner;
    const run = await insertRun(db, ann.id, {
      day: "2026-03-10",
      polyline: "_p~iF~ps|U_ulLnnqC",
      tags: ["secret"],
      rpe: 7,
      summary: {average_heart_rate: 150, average_power: 240, distance: 10_000, moving_time: 3600},
    });
    const workout = await insertWorkout(db, ann.id, {skipped: "ill"});
    const race = await insertEvent(db, ann.id);
    const ill = await insertEvent(db, ann.id, {kind: "illness", day: "2026-03-20", goal_time: null});
    const plan = await insertPlan(db, ann.id);
    const pair = {user_id: ann.id, activity_id: run, paired_by: "auto", updated_at: runner.now()} as const;
    await db.insert(activity_pair).values([
      {...pair, kind: "workout", target_id: workout},
      {...pair, kind: "event", target_id: race},
    ]);
    const comment = {user_id: ann.id, author_id: ann.id, text: "Well done", created_at: runner.now()};
    await db.insert(training_comment).values([
      {...comment, id: "cmt_1", activity_id: run},
      {...comment, id: "cmt_2", activity_id: run, deleted_at: runner.now()},
      {...comment, id: "cmt_3", workout_id: workout},
    ]);
    return {run, workout, race, ill, plan};
  }

  it("200: runs, events, workouts and plans of a range, each with the others", async () => {
    const runner = await start();
    const {run, workout, race, ill, plan} = await full(runner);
    const month = await runner.read(MARCH);
    expect(month.activities).toMatchObject([{id: run, workout_id: workout, event_id: race, comments: 1}]);
    expect(month.events).toMatchObject([{id: race, activity_id: run, goal_time: 2400}, {id: ill}]);
    expect(month.workouts).toMatchObject([
      {id: workout, activity_id: run, paired_by: "auto", comments: 1, skipped: "ill"},
    ]);
    expect(month.plans).toMatchObject([{id: plan, race: {day: "2026-03-15"}, weeks: [{stress: 190}]}]);
    expect(month).not.toHaveProperty("next");
    expect(month.server_time).toBe(Math.floor(runner.now().getTime() / 1000));
    expect((await runner.list()).items).toMatchObject([{id: run, workout_id: workout}]);
    const answer = await runner.get(`/b/api/v1/users/me/calendar?${MARCH}`, runner.mine);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("a deleted item is unpaired from its counterpart, and both changes are reported", async () => {
    const runner = await start();
    const {run, workout, race} = await full(runner);
    const {latest} = await runner.read(MARCH);
    await db.update(planned_workout).set({deleted_at: runner.now()}).where(eq(planned_workout.id, workout));
    const changed = await runner.read(`updated_after=${latest}`);
    expect(changed.activities).toMatchObject([{id: run, workout_id: null, event_id: race}]);
    expect(changed.workouts).toEqual([
      {id: workout, kind: "workout", deleted: true, updated_at: expect.any(Number)},
    ]);
    await db.update(activity).set({deleted_at: runner.now()}).where(eq(activity.id, run));
    const after = await runner.read(`updated_after=${changed.latest}`);
    expect(after.events).toMatchObject([{id: race, activity_id: null}]);
  });

  it("kinds that were not requested, by either name, are absent; a requested kind without items is an empty list", async () => {
    const {read} = await start();
    expect(await read(`${MARCH}&fields=ua,plans`)).toEqual({
      activities: [],
      plans: [],
      server_time: expect.any(Number),
      latest: 0,
    });
    expect(Object.keys(await read(`${MARCH}&fields=ue,uw`))).toEqual(
      expect.arrayContaining(["events", "workouts"]),
    );
  });

  it("shows others what their level opens, and a tombstone of what is hidden from then on", async () => {
    const runner = await start();
    const {run, workout, race, ill, plan} = await full(runner);
    await db.insert(hidden_place).values({
      id: "plc_1",
      user_id: runner.ann.id,
      name: "Home",
      latitude: 38.5,
      longitude: -120.2,
      radius: 500,
      created_at: runner.now(),
    });
    const summary = await runner.viewer("summary");
    const seen = await runner.read(MARCH, summary);
    expect(idsOf(seen)).toEqual([run, race, workout, plan]);
    expect(seen.activities).toMatchObject([
      {name: "A run", distance: 10_000, stress: 50, moving_time: 3600, comments: 0, workout_id: null},
    ]);
    const telling = /Hard|Speed|Flat|secret|_p~i|track/;
    expect(JSON.stringify(seen)).not.toMatch(telling);
    expect(seen.activities).toMatchObject([{average_heart_rate: null, average_power: null, tags: []}]);
    expect(seen.workouts).toMatchObject([{profile: [], skipped: null, planned: {average_power: null}}]);
    expect(seen.events).toMatchObject([{goal_time: null, priority: null, distance: null}]);
    expect(seen.plans).toMatchObject([{weeks: [], phases: [], race: null}]);
    const friend = await runner.read(MARCH, await runner.viewer("activities"));
    expect(friend.activities).toMatchObject([
      {average_heart_rate: 150, critical_power: null, comments: 1, workout_id: null, event_id: null},
    ]);
    expect(friend.workouts).toMatchObject([{desc: "", profile: []}]);
    const partner = await runner.viewer("plan");
    const planned = await runner.read(MARCH, partner);
    expect(planned.workouts).toMatchObject([
      {desc: "Hard ones", skipped: "other", planned: {average_power: null, stress: 80}},
    ]);
    expect(planned.events).toMatchObject([{id: race, goal_time: 2400}]);
    expect(planned.activities).toMatchObject([{workout_id: workout, critical_power: null}]);
    expect(idsOf(await runner.read("updated_after=0", partner))).not.toContain(ill);
    const {latest} = planned;
    await db
      .update(calendar_event)
      .set({kind: "note", goal_time: null, priority: null, version: 2})
      .where(eq(calendar_event.id, race));
    expect((await runner.read(`updated_after=${latest}`, partner)).events).toEqual([
      {id: race, kind: "event", deleted: true, updated_at: expect.any(Number)},
    ]);
    const coach = await runner.read(MARCH, await runner.viewer("coach"));
    expect(idsOf(coach)).toEqual([run, race, ill, workout, plan]);
    expect(coach.workouts).toMatchObject([{skipped: "ill", planned: {average_power: 250}}]);
  });

  it("401, 404: no other caller can read the calendar", async () => {
    const runner = await start();
    const {get, ann} = runner;
    const bob = bearer(await signInAs(runner, (await addPerson(db, {name: "bob"})).email));
    const path = `/b/api/v1/users/${ann.id}/calendar?${MARCH}`;
    expect((await get(path)).status).toBe(401);
    expect((await get(path, bob)).status).toBe(404);
  });

  it.each([
    "",
    "from=1",
    "to=1",
    "from=2&to=1",
    "from=a&to=1",
    "from=1.5&to=2",
    "from=1&to=253402300800",
    "from=-62135596801&to=1",
    "from=0&to=1&fields=sleep",
    "from=0&to=1&fields=",
    "from=0&to=1&limit=0",
    "from=0&to=1&limit=1001",
    "from=0&to=1&limit=x",
    "from=0&to=1&include_deleted=yes",
    "from=0&to=1&since=1",
    "updated_after=-1",
    "updated_after=x",
    "updated_after=12345678901234567",
    "from=0&to=1&cursor=x",
    "from=0&to=1&cursor=w.99999999999999.act_1.1",
    "from=0&to=1&cursor=w.0.act_1.9999999999999999",
    "from=0&to=1&cursor=c.1.1",
    "updated_after=0&cursor=w.0.act_1",
    "updated_after=0&cursor=c.9999999999999999.1",
  ])("400: %s", async (query) => {
    const {status} = await start();
    expect(await status(query)).toBe(400);
  });

  it.each([
    "from=-62135596800&to=-62135596799",
    "from=253402300799&to=253402300799",
    "from=-62135596800&to=253402300799&limit=1000",
    "updated_after=0&from=253402300799",
    "updated_after=0&to=-62135596800",
  ])("200 and nothing: %s", async (query) => {
    const {read, ann} = await start();
    if (!query.includes("limit")) await insertRun(db, ann.id, {day: "2026-03-10"});
    expect(idsOf(await read(query))).toEqual([]);
  });

  it("410: a position ahead of the newest change, which must come from another calendar", async () => {
    const {status, now, read, ann} = await start();
    const seconds = Math.floor(now().getTime() / 1000);
    expect(await status(`updated_after=${seconds}`)).toBe(200);
    expect(await status(`updated_after=${seconds + 60}`)).toBe(410);
    expect(await status(`updated_after=${seconds * 1_000_000}`)).toBe(410);
    await insertEvent(db, ann.id);
    const {latest} = await read("updated_after=0");
    expect(await status(`updated_after=${latest}`)).toBe(200);
    expect(await status(`updated_after=${latest + 1}`)).toBe(410);
    expect(await status("updated_after=9999999999999999")).toBe(410);
  });

  it("410: what is older than is known of deleted items; 0 is the first reading", async () => {
    const {status, now, read, ann} = await start();
    const seconds = Math.floor(now().getTime() / 1000);
    expect(await status(`updated_after=${seconds - 399 * DAY_S}`)).toBe(200);
    expect(await status(`updated_after=${seconds - 401 * DAY_S}`)).toBe(410);
    expect(await status(`updated_after=${(seconds - 401 * DAY_S) * 1_000_000}`)).toBe(410);
    expect(await status("updated_after=0")).toBe(200);
    const [old, recent] = [(seconds - 401 * DAY_S) * 1e6, (seconds - 399 * DAY_S) * 1e6];
    await db.insert(calendar_change).values([
      {user_id: ann.id, kind: "event", item_id: "evt_old", updated_at: old, is_deleted: true},
      {user_id: ann.id, kind: "event", item_id: "evt_new", updated_at: recent, is_deleted: true},
    ]);
    await cleanUpCalendar({db, now});
    expect(idsOf(await read("updated_after=0"))).toEqual(["evt_new"]);
  });

  it.each([
    ["Pacific/Pago_Pago", "2026-03-10T11:00:00Z", "2026-03-11T10:59:59Z"],
    ["Europe/London", "2026-01-10T00:00:00Z", "2026-01-10T23:59:59Z"],
    ["Pacific/Kiritimati", "2026-03-09T10:00:00Z", "2026-03-10T09:59:59Z"],
    // Put forward, and put back: days of 23 and of 25 hours.
    ["Europe/Berlin", "2026-03-28T23:00:00Z", "2026-03-29T21:59:59Z"],
    ["Europe/Berlin", "2026-10-24T22:00:00Z", "2026-10-25T22:59:59Z"],
  ])("a whole day is the local day of %s, and nothing beyond it", async (timezone, from, to) => {
    const {read, ann} = await start();
    await db.update(profile).set({timezone}).where(eq(profile.user_id, ann.id));
    const day = new Date((at(from) + 43_200) * 1000);
    const local = new Intl.DateTimeFormat("en-CA", {timeZone: timezone}).format(day);
    const event = await insertEvent(db, ann.id, {day: local});
    const first = await insertRun(db, ann.id, {day: local, start_time: new Date(from)});
    const last = await insertRun(db, ann.id, {day: local, start_time: new Date(at(to) * 1000 + 999)});
    expect(idsOf(await read(between(from, to)))).toEqual([first, last, event]);
    expect(idsOf(await read(`from=${at(from) - DAY_S}&to=${at(from) - 1}`))).toEqual([]);
    expect(idsOf(await read(`from=${at(to) + 1}&to=${at(to) + 7200}`))).toEqual([]);
    // A part of the day is enough.
    expect(idsOf(await read(`from=${at(from) + 3600}&to=${at(from) + 3601}`))).toEqual([event]);
  });

  it("pages of a window go by beginning and id over all kinds, whatever begins at once", async () => {
    const {read, ann} = await start();
    const midnight = new Date("2026-03-09T23:00:00Z");
    for (let count = 0; count < 3; count++) {
      await insertRun(db, ann.id, {day: "2026-03-10", start_time: midnight});
      await insertRun(db, ann.id, {
        day: "2026-03-10",
        start_time: new Date(midnight.getTime() + 123 * count),
      });
      await insertWorkout(db, ann.id, {day: "2026-03-10"});
      await insertWorkout(db, ann.id, {day: "2026-03-10", time: "00:00", start_time: midnight});
      await insertEvent(db, ann.id, {day: `2026-03-1${count}`, until: "2026-03-12"});
      await insertPlan(db, ann.id, {from_day: "2026-02-20", id: `pln_${count}`});
    }
    const all = idsOf(await read(MARCH));
    expect(all).toHaveLength(18);
    for (const limit of [1, 2, 4]) {
      const found: string[] = [];
      let cursor = "";
      do {
        const page = await read(`${MARCH}&limit=${limit}${cursor}`);
        const ids = idsOf(page);
        expect(ids.length).toBeLessThanOrEqual(limit);
        found.push(...ids);
        cursor = page.next === undefined ? "" : `&cursor=${page.next}`;
      } while (cursor !== "");
      expect(found).toHaveLength(18);
      expect(new Set(found)).toEqual(new Set(all));
    }
  });

  it.runIf(name === "PostgreSQL")("one item takes as many database queries as many items do", async () => {
    const runner = await start();
    const friend = await runner.viewer("coach");
    await full(runner);
    const coach = {author_id: (await addPerson(db, {name: "writer"})).id};
    await insertWorkout(db, runner.ann.id, coach);
    await insertEvent(db, runner.ann.id, coach);
    const query = vi.spyOn(pg.Client.prototype, "query");
    onTestFinished(() => query.mockRestore());
    const readRange = async (range: string) => {
      query.mockClear();
      const {length} = idsOf(await runner.read(range, friend));
      return {length, questions: query.mock.calls.length};
    };
    const few = [await readRange(MARCH), await readRange("updated_after=0")];
    for (let count = 0; count < 20; count++) {
      const author_id = (await addPerson(db, {name: `coach${count}`})).id;
      const run = await insertRun(db, runner.ann.id, {day: "2026-03-11"});
      const target_id = await insertWorkout(db, runner.ann.id, {author_id});
      await insertEvent(db, runner.ann.id, {author_id});
      await insertPlan(db, runner.ann.id);
      await db.insert(activity_pair).values({
        user_id: runner.ann.id,
        activity_id: run,
        kind: "workout",
        target_id,
        paired_by: "auto",
        updated_at: runner.now(),
      });
    }
    const replies = [await readRange(MARCH), await readRange("updated_after=0")];
    expect(few.map(({length}) => length)).toEqual([7, 7]);
    expect(replies.map(({length}) => length)).toEqual([87, 87]);
    expect(few[0]?.questions).toBeGreaterThan(5);
    expect(replies.map(({questions}) => questions)).toEqual(few.map(({questions}) => questions));
  });

  it("what changes between two pages of a window is newer than what its last page names", async () => {
    const {read, ann} = await start();
    const early = await insertEvent(db, ann.id, {day: "2026-03-01"});
    await insertEvent(db, ann.id);
    const first = await read(`${MARCH}&limit=1`);
    expect(idsOf(first)).toEqual([early]);
    await db.update(calendar_event).set({title: "Moved"}).where(eq(calendar_event.id, early));
    const last = await read(`${MARCH}&limit=1&cursor=${first.next}`);
    expect((await read(`updated_after=${last.latest}`)).events).toMatchObject([{id: early, title: "Moved"}]);
  });

  it("deleted items of a window are reported only when requested", async () => {
    const {read, ann, now} = await start();
    const deletedEvent = await insertEvent(db, ann.id, {deleted_at: now()});
    expect((await read(MARCH)).events).toEqual([]);
    expect((await read(`${MARCH}&include_deleted=1`)).events).toEqual([
      {id: deletedEvent, kind: "event", deleted: true, updated_at: expect.any(Number)},
    ]);
  });

  it("a sync of a window first returns only what is in it, and later also reports what left it", async () => {
    const {read, ann} = await start();
    const inside = await insertEvent(db, ann.id);
    await insertEvent(db, ann.id, {day: "2026-05-01"});
    const first = await read(`updated_after=0&${MARCH}`);
    expect(idsOf(first)).toEqual([inside]);
    await db.update(calendar_event).set({day: "2026-06-01"}).where(eq(calendar_event.id, inside));
    expect((await read(`updated_after=${first.latest}&${MARCH}`)).events).toMatchObject([
      {id: inside, day: "2026-06-01"},
    ]);
  });
});
