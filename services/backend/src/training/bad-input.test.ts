import {addDays, isoDay} from "@gradus/training/numbers/days";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {dataIn} from "../../test/member.ts";
import {ignoreJobs} from "../../test/run-job.ts";
import {startRunner} from "../../test/runner.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import type {Grant} from "../commerce/entitlements/grants.ts";
import {errorReply} from "../contract/errors.ts";
import {plannedWorkoutDetail} from "../contract/workouts.ts";
import {calendar_event, planned_workout, training_plan} from "./plans/planned/tables.ts";
import {setManualCp} from "./power/critical-power/set-manual-cp.ts";

const databases = await openTestDatabases();
const ME = "/b/api/v1/users/me";
const WORKOUTS = `${ME}/workouts`;
const PLANS = `${ME}/plans`;
const ESTIMATE = "/b/api/v1/users/workouts/estimate";
const TEMPLATES = "/b/api/v1/workouts";
const FULL: Grant = {feature: "full_membership", kind: "gift", starts_at: new Date(0), ends_at: null};

const segment = (more: object = {}) => ({
  uuid: "s",
  intensity_class: "work",
  duration_type: "time",
  duration_time: {minute: 10},
  intensity_type: "percentage",
  intensity_percent: {value: 90},
  ...more,
});
const block = (more: object = {}) => ({uuid: "b", repeat: 1, segments: [segment()], ...more});
const WORKOUT = {title: "Easy", day: "2026-03-10", blocks: [block()]};
const RACE = {day: "2026-05-24", distance: 21_097.5};
const PLAN = {race: RACE, minutes: [0, 60, 45, 75, 0, 60, 120]};

/** What is not a workout, by the place that a reply names below `blocks`. */
const NOT_BLOCKS: readonly (readonly [name: string, blocks: unknown, place: string])[] = [
  ["none", [], ""],
  ["51", Array.from({length: 51}, () => block()), ""],
  ["a repeat in a repeat", [block({segments: [block()]})], ".0.segments.0.segments"],
  ["a block of blocks", [{...block(), blocks: [block()]}], ".0.blocks"],
  ["repeated not once", [block({repeat: 0})], ".0.repeat"],
  ["repeated backwards", [block({repeat: -1})], ".0.repeat"],
  ["repeated by half", [block({repeat: 1.5})], ".0.repeat"],
  ["repeated without end", [block({repeat: 1e9})], ".0.repeat"],
  [
    "more than 300 % of critical power",
    [block({segments: [segment({intensity_percent: {value: 300.1}})]})],
    ".0.segments.0.intensity_percent.value",
  ],
];

// Now is Sunday, 1 March 2026.
describe.each(databases)("input that cannot be, on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db, {readGrants: async () => [FULL]});
    const {now, ann} = runner;
    await setManualCp({db, now, enqueue: ignoreJobs}, ann.id, {date: "2026-01-01", critical_power: 250});
    return runner;
  }
  const countRows = async () => {
    const rows = [planned_workout, calendar_event, training_plan].map((table) => db.select().from(table));
    return (await Promise.all(rows)).map(({length}) => length);
  };
  const refusal = async (response: Response) => ({
    status: response.status,
    ...z.object({err: errorReply.shape.err}).parse(await response.json()).err,
  });

  it.each(NOT_BLOCKS)(
    "400: blocks, %s: reported with its place on every route that writes workouts",
    async (_, blocks, blockPath) => {
      const {ask} = await start();
      const field_errors = {[`blocks${blockPath}`]: expect.any(String)};
      for (const [path, body] of [
        [WORKOUTS, {...WORKOUT, blocks}],
        [ESTIMATE, {blocks}],
        [TEMPLATES, {title: "Easy", blocks}],
      ] as const)
        expect(await refusal(await ask("POST", path, body))).toMatchObject({
          status: 400,
          code: "invalid",
          field_errors: expect.objectContaining(field_errors),
        });
      expect(await countRows()).toEqual([0, 0, 0]);
    },
  );

  it("201: just 300 % of critical power, 50 blocks and 100 repeats are a workout", async () => {
    const {ask} = await start();
    const hardest = segment({duration_time: {second: 10}, intensity_percent: {value: 300}});
    const blocks = Array.from({length: 50}, (_, at) =>
      block({repeat: at === 0 ? 100 : 1, segments: [hardest]}),
    );
    const created = await dataIn(await ask("POST", WORKOUTS, {...WORKOUT, blocks}), plannedWorkoutDetail);
    expect(created.planned?.duration).toBe(149 * 10);
  });

  it.each([
    ["that does not exist", "2026-02-30", "not_a_date"],
    ["of no leap year", "2027-02-29", "not_a_date"],
    ["of the year 1", "0001-01-01", "out_of_range"],
    ["of the year 9999", "9999-12-31", "out_of_range"],
    ["that is a moment", "2026-03-10T08:00:00Z", "not_a_date"],
  ])("400: a day %s is reported by its field on every route that accepts a day", async (_, day, problem) => {
    const {ask} = await start();
    const {id} = await dataIn(await ask("POST", WORKOUTS, WORKOUT), plannedWorkoutDetail);
    for (const [method, path, body, field] of [
      ["POST", WORKOUTS, {...WORKOUT, day}, "day"],
      ["PATCH", WORKOUTS, {id, day}, "day"],
      ["PATCH", `${WORKOUTS}/reschedule`, {items: [{id, day}]}, "items.0.day"],
      ["POST", `${WORKOUTS}/copy`, {ids: [id], days: [day]}, "days.0"],
      ["POST", `${ME}/events`, {kind: "note", title: "Legs", day}, "day"],
      ["POST", PLANS, {...PLAN, start: day}, "start"],
      ["POST", PLANS, {...PLAN, race: {...RACE, day}}, "race.day"],
    ] as const)
      expect([path, await refusal(await ask(method, path, body))]).toMatchObject([
        path,
        {status: 400, code: "invalid", field_errors: {[field]: problem}},
      ]);
    expect(await countRows()).toEqual([1, 0, 0]);
  });

  it.each([
    ["POST", WORKOUTS, WORKOUT],
    ["PATCH", WORKOUTS, {id: "wkt_1", title: "Easy"}],
    ["PATCH", `${WORKOUTS}/reschedule`, {items: [{id: "wkt_1", day: "2026-03-12"}]}],
    ["POST", `${WORKOUTS}/copy`, {ids: ["wkt_1"], days: ["2026-03-12"]}],
    ["POST", ESTIMATE, {blocks: [block()]}],
    ["POST", TEMPLATES, {title: "Easy", blocks: [block()]}],
    ["POST", `${ME}/events`, {kind: "note", title: "Legs", day: "2026-03-12"}],
    ["POST", PLANS, PLAN],
  ] as const)("400: %s %s reports an unknown field by its name", async (method, path, body) => {
    const {ask} = await start();
    expect(await refusal(await ask(method, path, {...body, colour: "red"}))).toMatchObject({
      status: 400,
      code: "invalid",
      field_errors: {colour: "unknown_field"},
    });
    expect(await countRows()).toEqual([0, 0, 0]);
  });

  it.each([
    "calendar?from=0&to=1&limit=0",
    "calendar?from=0&to=1&limit=1001",
    "activities?limit=0",
    "activities?limit=1001",
    "notifications?limit=0",
    "notifications?limit=1001",
  ])("400: %s reports that the limit is out of range", async (query) => {
    const {ask} = await start();
    expect(await refusal(await ask("GET", `${ME}/${query}`))).toMatchObject({
      status: 400,
      field_errors: {limit: "out_of_range"},
    });
  });

  it.each([
    "calendar?from=2&to=1",
    "activities?from=2026-03-02&to=2026-03-01",
    "stats/running?from=200000&to=1",
    "stats/distributions?from=2026-03-02&to=2026-03-01",
    "pdc?from=2026-03-02&to=2026-03-01",
    "cp/auto?from=2026-03-02&to=2026-03-01",
    "cp/history?startDate=2026-03-02&endDate=2026-03-01",
  ])("400: %s ends before it begins, and the reply says so", async (query) => {
    const {ask} = await start();
    const {status, field_errors, message} = await refusal(await ask("GET", `${ME}/${query}`));
    expect([status, Object.keys(field_errors ?? {})]).toEqual([
      400,
      [expect.stringMatching(/^(from|to|startDate|endDate)$/)],
    ]);
    expect(message).toMatch(/\w+ \w+ \w+/);
  });

  it("422: a race yesterday, a plan over a year, and a race before the plan begins are each reported with their reason", async () => {
    const {ask, now} = await start();
    const today = isoDay(now());
    const at = (days: number) => ({...PLAN, race: {...RACE, day: addDays(today, days)}});
    for (const [body, reason] of [
      [at(-1), "race_past"],
      [at(400), "too_long"],
      [{...at(30), start: addDays(today, 31)}, "race_past"],
    ] as const) {
      const {message, ...refusalDetails} = await refusal(await ask("POST", PLANS, body));
      expect(refusalDetails).toMatchObject({status: 422, code: "plan_impossible", params: {reason}});
      expect(message).toMatch(/\w+ \w+ \w+/);
    }
    expect(await countRows()).toEqual([0, 0, 0]);
  });
});
