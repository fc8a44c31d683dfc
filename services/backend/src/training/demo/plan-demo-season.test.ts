import {datedPlan} from "@gradus/training/demo/demo-year";
import {beforeEach, describe, expect, it} from "vitest";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {seedPermissionGroups} from "../../accounts/account/permission-groups.ts";
import {DEMO_PEOPLE, demoId} from "../../accounts/demo/demo-people.ts";
import {seedDemoPeople} from "../../accounts/demo/seed-demo.ts";
import {calendar_event, planned_workout} from "../planned/tables.ts";
import {planDemoSeason} from "./plan-demo-season.ts";

const databases = await openTestDatabases();
/** A Sunday, a Monday and a Thursday: a week may have just begun, or be over. */
const DAYS = ["2026-03-01", "2026-03-02", "2026-03-05"];

describe.each(databases)("the demo runner's calendar on $name", ({db, reset}) => {
  beforeEach(reset);

  it.each(DAYS)("on %s has what was planned beside its runs, what comes, and a race; once", async (today) => {
    const {deps} = createTestApp(db);
    await seedPermissionGroups(db);
    await seedDemoPeople(deps, {NODE_ENV: "development", DATABASE_URL: undefined});
    const [runner] = DEMO_PEOPLE;
    if (!runner) return expect.fail("There is no demo runner");
    for (let times = 0; times < 2; times++) await planDemoSeason(deps, demoId(runner), today);
    const planned = await db.select().from(planned_workout);
    const days = new Set(planned.map(({day}) => day));
    const runDays = datedPlan(today).filter(({session}) => session.type !== "race");
    expect(days).toContain(runDays.at(-1)?.day);
    expect(planned.filter(({day}) => day >= today).length).toBeGreaterThan(6);
    expect(planned.every(({source, blocks}) => source === "library" && blocks.length > 0)).toBe(true);
    const [race, ...more] = await db.select().from(calendar_event);
    expect(more).toEqual([]);
    expect(race).toMatchObject({kind: "race", distance: 21_097.5});
    // Nobody runs anything else on the day of a race.
    expect(days).not.toContain(race?.day);
    expect(new Set(planned.map(({id}) => id)).size).toBe(planned.length);
  });
});
