import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {insertEvent, readCalendar} from "../../../../test/calendar-items.ts";
import {dataIn} from "../../../../test/member.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {startRunner} from "../../../../test/runner.ts";
import {insertRun} from "../../../../test/runs.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {profile} from "../../../accounts/account/tables.ts";
import {EVENT_BOUNDS} from "../../../contract/event-values.ts";
import {calendarEvent, eventRemoval} from "../../../contract/events.ts";
import type {ShareLevel} from "../../../contract/share-values.ts";
import {share} from "../../../sharing/tables.ts";
import {activity_pair} from "../pairs/tables.ts";
import {calendar_event} from "../planned/tables.ts";
import {cleanUpEvents} from "./clean-up-events.ts";
import {EVENT_DATA} from "./personal-data.ts";

const databases = await openTestDatabases();
const EVENTS = "/b/api/v1/users/me/events";
const RACE = {kind: "race", title: "City run", day: "2026-03-15", goal_time: 2400, priority: "a"};
const DAY_S = 86_400;
const refusal = z.object({err: z.object({code: z.string(), field_errors: z.record(z.string(), z.string())})});
const conflict = z.object({err: z.object({code: z.literal("conflict"), event: calendarEvent.optional()})});

describe.each(databases)("events of a calendar on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db);
    const {ann, ask, now, mine} = runner;
    const add = (body: object, headers: Record<string, string> = mine) =>
      ask("POST", EVENTS.replace("me", ann.id), {...RACE, ...body}, headers);
    const one = (method: string, id: string, body?: object, headers: Record<string, string> = mine) =>
      ask(method, `${EVENTS.replace("me", ann.id)}/${id}`, body, headers);
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
      return {id, headers: bearer(await signInAs(runner, email))};
    };
    return {...runner, add, one, viewer};
  }

  it("201, 200: a race is stored whole as sent, and then changed", async () => {
    const {add, one} = await start();
    const answer = await add({});
    expect([answer.status, answer.headers.get("etag")]).toEqual([201, '"1"']);
    const added = await dataIn(answer, calendarEvent);
    expect(added).toMatchObject({...RACE, desc: "", until: null, time: null, start_time: null, author: null});
    expect(await dataIn(await one("GET", added.id), calendarEvent)).toEqual(added);
    const changed = await dataIn(
      await one("PATCH", added.id, {goal_time: null, goal_power: 280, until: "2026-03-16", version: 1}),
      calendarEvent,
    );
    expect(changed).toMatchObject({title: "City run", goal_time: null, goal_power: 280, version: 2});
    expect((await one("GET", added.id)).headers.get("etag")).toBe('"2"');
    expect(await dataIn(await one("PATCH", added.id, {}), calendarEvent)).toEqual(changed);
  });

  it.each([
    ["Pacific/Pago_Pago", "2026-03-15", "09:00", "2026-03-15T20:00:00.000Z"],
    ["Pacific/Kiritimati", "2026-03-15", "09:00", "2026-03-14T19:00:00.000Z"],
    ["Europe/Berlin", "2026-03-28", "23:30", "2026-03-28T22:30:00.000Z"],
    ["Europe/Berlin", "2026-03-29", "23:30", "2026-03-29T21:30:00.000Z"],
    // The clock leaves this out, and shows that twice.
    ["Europe/Berlin", "2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"],
    ["Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
  ])("in %s %s %s is %s", async (timezone, day, time, start_time) => {
    const {add, one, ann} = await start();
    await db.update(profile).set({timezone}).where(eq(profile.user_id, ann.id));
    const {id} = await dataIn(await add({day}), calendarEvent);
    expect(await dataIn(await one("PATCH", id, {time}), calendarEvent)).toMatchObject({
      day,
      time,
      start_time,
    });
    expect(await dataIn(await one("PATCH", id, {time: null}), calendarEvent)).toMatchObject({
      time: null,
      start_time: null,
    });
  });

  it.each([
    [{title: " "}, {title: "required"}],
    [{title: "x".repeat(121)}, {title: "too_long"}],
    [{kind: "party"}, {kind: "unknown_value"}],
    [{day: "2026-02-30"}, {day: "not_a_date"}],
    [{day: "0001-01-01"}, {day: "out_of_range"}],
    [{day: "9999-12-31"}, {day: "out_of_range"}],
    [{until: "2026-03-14"}, {until: "out_of_range"}],
    [{until: "2027-04-20"}, {until: "out_of_range"}],
    [{time: "24:00"}, {time: "unknown_value"}],
    [{distance: 99}, {distance: "out_of_range"}],
    [{goal_time: 1}, {goal_time: "out_of_range"}],
    [{priority: "d"}, {priority: "unknown_value"}],
    [{course_id: "crs_none"}, {course_id: "unknown_value"}],
    [{kind: "note"}, {goal_time: "unknown_field", priority: "unknown_field"}],
    [{activity_id: "act_1"}, {activity_id: "unknown_field"}],
  ])("400: %j", async (body, field_errors) => {
    const {add, one} = await start();
    const answer = await add(body);
    expect(answer.status).toBe(400);
    expect(refusal.parse(await answer.json()).err).toMatchObject({code: "invalid", field_errors});
    const {id} = await dataIn(await add({}), calendarEvent);
    expect((await one("PATCH", id, body)).status).toBe(400);
    expect(await db.select().from(calendar_event)).toMatchObject([{title: "City run", version: 1}]);
  });

  it("400: two goals, in one request or in two; the longest allowed event is stored", async () => {
    const {add, one} = await start();
    const answer = await add({goal_power: 300});
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("target_conflict")]);
    const {id} = await dataIn(await add({until: "2027-04-19"}), calendarEvent);
    expect((await one("PATCH", id, {goal_power: 300})).status).toBe(400);
    expect((await one("PATCH", id, {kind: "event"})).status).toBe(400);
    expect((await one("PATCH", id, {kind: "event", goal_time: null, priority: null})).status).toBe(200);
  });

  it("409: a caller with an older version gets the current event, whether by version field or If-Match", async () => {
    const {add, one, mine} = await start();
    const {id} = await dataIn(await add({}), calendarEvent);
    await one("PATCH", id, {title: "Other run"});
    const late = await one("PATCH", id, {title: "Mine", version: 1});
    expect(late.status).toBe(409);
    expect(conflict.parse(await late.json()).err.event).toMatchObject({title: "Other run", version: 2});
    expect((await one("PATCH", id, {title: "Mine"}, {...mine, "if-match": '"1"'})).status).toBe(409);
  });

  it("200, 409: an event is deleted for every viewer, however often, and can be restored for thirty days", async () => {
    const runner = await start();
    const {add, one, now, advance, signIn, mine} = runner;
    const {id} = await dataIn(await add({}), calendarEvent);
    const {restorable_until} = await dataIn(await one("DELETE", id), eventRemoval);
    advance(60);
    expect((await dataIn(await one("DELETE", id), eventRemoval)).restorable_until).toBe(restorable_until);
    expect((await one("PATCH", id, {title: "x"})).status).toBe(404);
    expect((await dataIn(await one("GET", id), calendarEvent)).deleted).not.toBeNull();
    expect((await one("GET", id, undefined, (await runner.viewer("plan")).headers)).status).toBe(404);
    for (let times = 0; times < 2; times++)
      expect(await dataIn(await one("POST", `${id}/restore`), calendarEvent)).toMatchObject({
        deleted: null,
        version: 3,
      });
    await one("DELETE", id);
    advance(30 * DAY_S + 1);
    await signIn();
    expect((await one("POST", `${id}/restore`)).status).toBe(409);
    await cleanUpEvents({db, now});
    expect((await one("POST", `${id}/restore`)).status).toBe(404);
    const {events} = await readCalendar(runner, "updated_after=0", mine);
    expect(events).toMatchObject([{id, deleted: true}]);
  });

  it("what it was paired with is forgotten as it goes for good", async () => {
    const {ann, now} = await start();
    const activity_id = await insertRun(db, ann.id, {day: "2026-03-15"});
    const ago = new Date(now().getTime() - 31 * DAY_S * 1000);
    const deletedEvent = await insertEvent(db, ann.id, {deleted_at: ago});
    await insertEvent(db, ann.id, {deleted_at: now()});
    await db.insert(activity_pair).values({
      activity_id,
      kind: "event",
      user_id: ann.id,
      target_id: deletedEvent,
      paired_by: "manual",
      updated_at: now(),
    });
    await cleanUpEvents({db, now});
    expect(await db.select().from(calendar_event)).toHaveLength(1);
    expect(await db.select().from(activity_pair)).toEqual([]);
  });

  it("a coach writes under their name; others read by level, or find nothing", async () => {
    const {add, one, viewer, ann} = await start();
    const coach = await viewer("coach");
    const added = await dataIn(await add({}, coach.headers), calendarEvent);
    expect(added).toMatchObject({user_id: ann.id, author: {id: coach.id, name: "Ann"}});
    const ownEvent = await dataIn(await add({}), calendarEvent);
    const edited = await one("PATCH", ownEvent.id, {title: "Yours"}, coach.headers);
    expect(await dataIn(edited, calendarEvent)).toMatchObject({author: {id: coach.id}});
    const note = await insertEvent(db, ann.id, {kind: "note", goal_time: null, priority: null});
    const partner = (await viewer("plan")).headers;
    expect((await one("GET", ownEvent.id, undefined, partner)).status).toBe(200);
    expect((await one("GET", note, undefined, partner)).status).toBe(404);
    expect((await one("GET", note, undefined, coach.headers)).status).toBe(200);
    for (const [method, body] of [["PATCH", {title: "No"}], ["DELETE"]] as const)
      expect((await one(method, ownEvent.id, body, partner)).status).toBe(404);
    expect((await add({}, partner)).status).toBe(404);
    const friend = (await viewer("activities")).headers;
    expect((await one("GET", ownEvent.id, undefined, friend)).status).toBe(404);
    expect((await one("GET", ownEvent.id, undefined, {})).status).toBe(401);
    const coachEvent = await insertEvent(db, coach.id);
    for (const method of ["GET", "DELETE"]) expect((await one(method, coachEvent)).status).toBe(404);
    expect((await one("PATCH", coachEvent, {title: "x"})).status).toBe(404);
  });

  it("422: there is room for so many, deleted ones left out", async () => {
    const {add, one, ann, now} = await start();
    const base = {user_id: ann.id, kind: "note", title: "n", desc: "", day: "2026-03-01"} as const;
    const rows = Array.from({length: EVENT_BOUNDS.kept.max - 1}, (_, index) => ({
      ...base,
      id: `evt_${index}`,
      created_at: now(),
      updated_at: now(),
    }));
    await db.insert(calendar_event).values(rows);
    const {id} = await dataIn(await add({}), calendarEvent);
    expect((await add({})).status).toBe(422);
    await one("DELETE", id);
    expect((await add({})).status).toBe(201);
    expect((await one("POST", `${id}/restore`)).status).toBe(422);
  });

  it("events are part of a user's data copy, and are erased with the account", async () => {
    const {add, ann} = await start();
    await add({});
    const [data] = EVENT_DATA;
    if (!data || !("file" in data.export)) return expect.fail("Events are in no copy");
    const subject = {id: ann.id, addresses: [], claimed: []};
    expect(await data.export.read(db, subject)).toMatchObject([{title: "City run"}]);
  });
});
