import {beforeEach, describe, expect, it} from "vitest";
import {insertEvent, insertWorkout, readCalendar} from "../../../../test/calendar-items.ts";
import {dataIn} from "../../../../test/member.ts";
import {addPerson} from "../../../../test/people.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {madeCalendarFeed} from "../../../contract/calendar-feed.ts";
import {calendar_event, planned_workout} from "./tables.ts";

const databases = await openTestDatabases();
const ME = "/b/api/v1/users/me";
const at = (text: string) => Date.parse(text) / 1000;

describe.each(databases)("times that are planned, on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db);
    const {ask, ann, mine} = runner;
    const moveTo = async (timezone: string) => {
      const {status} = await ask("PATCH", ME, {timezone});
      expect(status).toBe(200);
    };
    await moveTo("America/Los_Angeles");
    const on = {day: "2026-03-04", time: "23:30", start_time: new Date("2026-03-05T07:30:00Z")};
    await insertWorkout(db, ann.id, {id: "wko_late", ...on});
    await insertWorkout(db, ann.id, {id: "wko_gone", ...on, deleted_at: new Date("2026-03-01T00:00:00Z")});
    await insertWorkout(db, ann.id, {id: "wko_any", day: "2026-03-04"});
    await insertEvent(db, ann.id, {id: "evt_race", ...on});
    const starts = async () =>
      Object.fromEntries(
        [...(await db.select().from(planned_workout)), ...(await db.select().from(calendar_event))].map(
          ({id, start_time}) => [id, start_time?.toISOString() ?? null],
        ),
      );
    const idsOn = async (from: string, to: string) => {
      const {workouts, events} = await readCalendar(runner, `from=${at(from)}&to=${at(to)}`, mine);
      return [...(workouts ?? []), ...(events ?? [])].map(({id}) => id).sort();
    };
    return {...runner, moveTo, starts, idsOn};
  }

  it("stay at their local time where the runner lives now, deleted ones too", async () => {
    const {moveTo, starts} = await start();
    await moveTo("Europe/Berlin");
    const late = "2026-03-04T22:30:00.000Z";
    expect(await starts()).toEqual({wko_late: late, wko_gone: late, wko_any: null, evt_race: late});
  });

  it("planned times appear in the window of their local day and no longer outside it", async () => {
    const {moveTo, idsOn} = await start();
    await moveTo("Europe/Berlin");
    const all = ["evt_race", "wko_any", "wko_late"];
    expect(await idsOn("2026-03-03T23:00:00Z", "2026-03-04T22:59:59Z")).toEqual(all);
    expect(await idsOn("2026-03-04T23:00:00Z", "2026-03-05T22:59:59Z")).toEqual([]);
  });

  it("reach who syncs, and the link for calendar programs", async () => {
    const runner = await start();
    const {moveTo, mine, ask, get} = runner;
    const {latest} = await readCalendar(runner, "updated_after=0", mine);
    const {path} = await dataIn(await ask("POST", `${ME}/calendar/feed`), madeCalendarFeed);
    await moveTo("Europe/Berlin");
    const changes = await readCalendar(runner, `updated_after=${latest}`, mine);
    // One statement changed both, in no order of its own.
    expect(changes.workouts?.toSorted((one, other) => one.id.localeCompare(other.id))).toMatchObject([
      {id: "wko_gone", deleted: true},
      {id: "wko_late", day: "2026-03-04", time: "23:30", start_time: "2026-03-04T22:30:00.000Z", version: 2},
    ]);
    expect(changes.events).toMatchObject([{id: "evt_race", start_time: "2026-03-04T22:30:00.000Z"}]);
    expect((await (await get(path)).text()).match(/DTSTART:20260304T223000Z/g)).toHaveLength(2);
  });

  it("planned times change together with the settings or not at all, and only where they become a different moment", async () => {
    const {ask, moveTo, starts} = await start();
    const before = await starts();
    const refused = await ask("PATCH", ME, {timezone: "Europe/Berlin", date_of_birth: "2020-01-01"});
    expect(refused.status).toBe(400);
    expect(await starts()).toEqual(before);
    await moveTo("America/Vancouver");
    expect(await starts()).toEqual(before);
    const versions = (await db.select().from(planned_workout)).map(({version}) => version);
    expect(versions).toEqual([1, 1, 1]);
  });

  it("of others stay as they are", async () => {
    const {moveTo, starts} = await start();
    const bob = await addPerson(db, {name: "bob"});
    const start_time = new Date("2026-03-04T22:30:00Z");
    await insertWorkout(db, bob.id, {id: "wko_bob", day: "2026-03-04", time: "23:30", start_time});
    await moveTo("Pacific/Kiritimati");
    expect(await starts()).toMatchObject({
      wko_bob: start_time.toISOString(),
      wko_late: "2026-03-04T09:30:00.000Z",
    });
  });
});
