import {beforeEach, describe, expect, it} from "vitest";
import {addPerson} from "../../../../test/people.ts";
import {insertRun} from "../../../../test/runs.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {profile} from "../../../accounts/account/tables.ts";
import {readMaximumHeartRate} from "./heart-rates.ts";

const databases = await openTestDatabases();
const NOW = new Date("2026-03-01T12:00:00Z");

describe.each(databases)("the maximum heart rate on $name", ({db, reset}) => {
  beforeEach(reset);

  /** Of 40 years: 180 is expected, 170 to 200 believed. */
  async function runnerWith(...highest: readonly number[]) {
    const {id} = await addPerson(db);
    await db.update(profile).set({date_of_birth: "1986-01-01"});
    for (const max_heart_rate of highest)
      await insertRun(db, id, {day: "2026-02-20", summary: {max_heart_rate}});
    return id;
  }

  it.each([
    ["none without runs", [], null],
    ["the highest of the runs", [171, 184, 178], 184],
    ["no spike of a sensor", [184, 226], 184],
    ["none of a runner who only ever ran easily", [150, 158], null],
  ] as const)("is %s", async (_case, highest, expected) => {
    expect(await readMaximumHeartRate(db, await runnerWith(...highest), NOW)).toBe(expected);
  });

  it("the maximum is the value the runner entered, whatever their runs reached", async () => {
    const id = await runnerWith(184);
    await db.update(profile).set({maximum_heart_rate: 192});
    expect(await readMaximumHeartRate(db, id, NOW)).toBe(192);
  });

  it("takes nothing from runs that do not count", async () => {
    const id = await runnerWith(180);
    await insertRun(db, id, {day: "2026-02-21", summary: {max_heart_rate: 190}, is_excluded: true});
    expect(await readMaximumHeartRate(db, id, NOW)).toBe(180);
  });
});
