import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {uploadState} from "../../../contract/uploads.ts";
import {cp_history} from "../../power/critical-power/tables.ts";
import {csvOf} from "./enter-run.ts";

const databases = await openTestDatabases();
const ENTRY = {started: "2026-02-20T07:30", distance: 10_000, duration: 3605, rpe: 6};
/** By Foster: 5 for an hour is 50. */
const STRESS = (6 * 10 * 3605) / 3600;

describe.each(databases)("a run that is entered by hand, on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db);
    const enter = (entry: object) => runner.ask("POST", "/b/api/v1/users/me/activities/by-hand", entry);
    const entered = async (entry: object) => {
      const response = await enter(entry);
      const {data} = z.object({data: uploadState}).parse(await response.json());
      return {status: response.status, ...data};
    };
    return {...runner, enter, entered};
  }

  it("200: an entered run counts with time, distance and felt effort but no power; entered twice it is one run", async () => {
    const {entered, detail, list} = await start();
    const first = await entered(ENTRY);
    expect(first).toMatchObject({status: 200, outcome: "created", problems: []});
    expect(await entered(ENTRY)).toMatchObject({outcome: "duplicate", activity_ids: first.activity_ids});
    const run = await detail(first.activity_ids[0] ?? "");
    expect(run).toMatchObject({
      source: "hand",
      distance: 10_000,
      distance_source: null,
      moving_time: 3605,
      rpe: 6,
      stress_method: "effort",
      average_power: null,
      local_day: "2026-02-20",
      device_info: null,
    });
    expect(run.stress).toBeCloseTo(STRESS, 0);
    expect((await list()).items).toHaveLength(1);
  });

  it("an entered run keeps the stress from its effort, whatever critical power is known", async () => {
    const {entered, detail, ann, now} = await start();
    const at = {created_at: now(), updated_at: now()};
    const known = {
      id: "cp_1",
      user_id: ann.id,
      source: "manual",
      day: "2026-01-01",
      critical_power: 250,
    } as const;
    await db.insert(cp_history).values({...known, ...at});
    const {activity_ids} = await entered(ENTRY);
    const run = await detail(activity_ids[0] ?? "");
    expect([run.stress_method, run.critical_power]).toEqual(["effort", null]);
  });

  it.each([
    ["a time that is none", {started: "2026-02-30T07:30"}, {started: "not_a_date"}],
    ["words for a time", {started: "yesterday"}, {started: "not_a_date"}],
    ["a run that has not ended", {started: "2027-01-01T07:30"}, {started: "out_of_range"}],
    ["a year before any recording", {started: "1999-12-31T07:30"}, {started: "not_a_date"}],
    ["an impossible pace", {duration: 700}, {duration: "out_of_range"}],
    ["no distance", {distance: 0}, {distance: "out_of_range"}],
    ["an effort beyond ten", {rpe: 11}, {rpe: "out_of_range"}],
  ])("400: %s", async (_what, change, field_errors) => {
    const {enter, list} = await start();
    const response = await enter({...ENTRY, ...change});
    const {err} = z.object({err: z.object({field_errors: z.unknown()})}).parse(await response.json());
    expect([response.status, err.field_errors]).toEqual([400, field_errors]);
    expect((await list()).items).toEqual([]);
  });
});

it("is a table with a row every ten seconds and one for the last", () => {
  const table = csvOf(new Date("2026-02-20T06:30:00Z"), {distance: 50, duration: 26});
  expect(table).toBe(
    [
      "timestamp,elapsed,active,distance",
      "2026-02-20T06:30:00.000Z,0,1,0.00",
      "2026-02-20T06:30:10.000Z,10,1,20.00",
      "2026-02-20T06:30:20.000Z,20,1,40.00",
      "2026-02-20T06:30:25.000Z,25,1,50.00",
      "",
    ].join("\n"),
  );
});
