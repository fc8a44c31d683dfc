import {addDays, isoDay} from "@gradus/training/numbers/days";
import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {calendarReply} from "../../../contract/calendar.ts";
import {calendarEvent} from "../../../contract/events.ts";
import {planDetail, planList, planStart} from "../../../contract/plans.ts";
import {plannedWorkoutDetail} from "../../../contract/workouts.ts";

const databases = await openTestDatabases();
const ME = "/b/api/v1/users/me";
const LIBRARY = {library_id: "half-beginner-12-weeks"};

describe.each(databases)("the language of a page on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db, {readGrants: async () => []});
    const on = (locale: string) => (method: string, path: string, body?: object) =>
      runner.ask(method, `${ME}${path}`, body, {...runner.mine, "accept-language": locale});
    const day = (days: number) => addDays(isoDay(runner.now()), days);
    const shown = async (locale: string, from: number, to: number) => {
      const at = (days: number) => Date.parse(`${day(days)}T12:00:00Z`) / 1000;
      const range = `from=${at(from)}&to=${at(to)}`;
      const {workouts = [], plans = []} = await dataIn(
        await on(locale)("GET", `/calendar?${range}`),
        calendarReply,
      );
      const titles = [...workouts, ...plans].map((item) => ("title" in item ? item.title : null));
      return {workouts, titles};
    };
    return {...runner, on, day, shown};
  }

  it("the page language applies to a plan, its sessions and the items beside them, whatever the athlete's own language", async () => {
    const {on, shown} = await start();
    const planInput = {...LIBRARY, supplementals: true};
    const {plan, sessions} = await dataIn(
      await on("fr-CA, en;q=0.5")("POST", "/plans", planInput),
      planStart,
    );
    if (!plan) return expect.fail("No plan");
    expect(plan.title).toMatch(/semi-marathon/i);
    expect(sessions.map(({title}) => title).join()).toMatch(/Sortie longue/);
    const read = async (locale: string) => dataIn(await on(locale)("GET", `/plans/${plan.id}`), planDetail);
    expect((await read("es")).supplementals.map(({title}) => title)).toContain("Movilidad");
    const {items} = await dataIn(await on("en")("GET", "/plans"), planList);
    expect(items[0]?.title).toMatch(/half marathon/i);
    const english = await shown("en", 0, 20);
    expect(english.titles.join()).toMatch(/Easy run \d+ min/);
    expect(english.titles.join()).toMatch(/half marathon/i);
    expect((await shown("es", 0, 20)).titles.join()).toMatch(/Rodaje suave \d+ min/);
  });

  it("the page language applies to a library workout, but not to text the user typed", async () => {
    const {on, shown, now} = await start();
    const timestamp = Math.floor(now().getTime() / 1000);
    const id = "easy-50min-intermediate";
    const added = await on("de")("POST", `/workouts?id=${id}&timestamp=${timestamp}`);
    const workout = await dataIn(added, plannedWorkoutDetail);
    const read = async (locale: string) =>
      dataIn(await on(locale)("GET", `/workouts/${workout.id}`), plannedWorkoutDetail);
    const english = await read("en");
    expect(english.title).toBe("Easy run 50 min");
    expect(english.desc).toMatch(/^Builds the base/);
    // A form that sends back what it shows has typed nothing.
    await on("en")("PATCH", "/workouts", {id: workout.id, title: english.title});
    expect((await read("fr")).title).toBe("Footing 50 min");
    await on("en")("PATCH", "/workouts", {id: workout.id, title: "With Anna"});
    expect((await shown("fr", 0, 1)).titles).toEqual(["With Anna"]);
    expect((await read("fr")).desc).toMatch(/^Construit la base/);
  });

  it("a user's own workout stays as it is, even where the library has one with the same name", async () => {
    const {on, shown, day} = await start();
    const timestamp = Math.floor(Date.parse(`${day(1)}T10:00:00Z`) / 1000);
    const from = await on("de")("POST", `/workouts?id=easy-50min-intermediate&timestamp=${timestamp}`);
    const {blocks} = await dataIn(from, plannedWorkoutDetail);
    const own = {title: "Easy run 50 min", type: "easy", day: day(0), blocks};
    expect((await on("en")("POST", "/workouts", own)).status).toBe(201);
    expect((await shown("de", 0, 0)).titles).toEqual(["Easy run 50 min"]);
  });

  it("conflicts, a copy and a workout of a plan that was left are in the language of the page too", async () => {
    const {on, day, shown} = await start();
    const {plan} = await dataIn(await on("de")("POST", "/plans", LIBRARY), planStart);
    if (!plan) return expect.fail("No plan");
    const {conflicts} = await dataIn(
      await on("fr")("POST", "/plans", {library_id: "5k-beginner-8-weeks", dry_run: true}),
      planStart,
    );
    expect(conflicts.map(({title}) => title).join()).toMatch(/Footing \d+ min/);
    const {workouts} = await shown("en", 0, 20);
    const [first] = workouts;
    if (!first || !("title" in first)) return expect.fail("No workout");
    await on("en")("POST", "/workouts/copy", {ids: [first.id], days: [day(200)]});
    expect((await shown("es", 200, 200)).titles).toEqual([
      expect.stringMatching(/^Rodaje suave|^Tirada|^Series/),
    ]);
    await on("de")("DELETE", `/plans/${plan.id}?ahead=keep`);
    expect((await shown("fr", 0, 20)).titles.join()).toMatch(/Footing \d+ min/);
  });

  it("the race that a plan puts into the calendar is named in the language of the page until a user names it", async () => {
    const {on, day} = await start();
    const race = {day: day(84), distance: 21_097.5};
    const made = await on("de")("POST", "/plans", {...LIBRARY, race});
    const {plan} = await dataIn(made, planStart);
    const event = `/events/${plan?.race?.event_id}`;
    const titleIn = async (locale: string) =>
      (await dataIn(await on(locale)("GET", event), calendarEvent)).title;
    expect(await titleIn("de")).toBe("Halbmarathon");
    expect(await titleIn("en")).toBe("Half marathon");
    await on("en")("PATCH", event, {title: "Half marathon", desc: "Flat"});
    expect(await titleIn("es")).toBe("Media maratón");
    await on("en")("PATCH", event, {title: "Berlin"});
    expect(await titleIn("de")).toBe("Berlin");
  });
});
