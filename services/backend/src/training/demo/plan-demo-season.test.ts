import {datedPlan} from "@gradus/training/demo/demo-year";
import {weekdayOf} from "@gradus/training/numbers/days";
import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {seedPermissionGroups} from "../../accounts/account/permission-groups.ts";
import {DEMO_PEOPLE, demoId} from "../../accounts/demo/demo-people.ts";
import {seedDemoPeople} from "../../accounts/demo/seed-demo.ts";
import {activity_pair} from "../plans/pairs/tables.ts";
import {calendar_event, planned_workout, training_plan} from "../plans/planned/tables.ts";
import {getCompliance} from "../plans/workouts/get-compliance.ts";
import {createRunRepository} from "../runs/activities/run-repository.ts";
import {activity} from "../runs/activities/tables.ts";
import {planDemoSeason} from "./plan-demo-season.ts";
import {addPowerHistory, sendInRun} from "./run-demo-year.ts";

const databases = await openTestDatabases();
/** A Sunday, a Monday and a Thursday: a week may have just begun, or be over. */
const DAYS = ["2026-03-01", "2026-03-02", "2026-03-05"];

/** The type of a run by the kind of the session it was paired with. */
const TYPE_OF_KIND = {easy: "run", long: "long_run", hard: "workout", test: "test"} as const;

describe.each(databases)("the demo runner's calendar on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start(today: string) {
    const {deps} = createTestApp(db, {enqueue: async () => undefined});
    await seedPermissionGroups(db);
    await seedDemoPeople(deps, {NODE_ENV: "development", DATABASE_URL: undefined});
    const [runner] = DEMO_PEOPLE;
    if (!runner) throw new Error("There is no demo runner");
    const user_id = demoId(runner);
    return {deps, user_id, plan: () => planDemoSeason(deps, user_id, today)};
  }

  it.each(DAYS)("on %s has a plan in force towards a race, and races on Sundays; once", async (today) => {
    const {plan} = await start(today);
    for (let times = 0; times < 2; times++) await plan();
    const [inForce, ...others] = await db.select().from(training_plan);
    expect(others).toEqual([]);
    expect(inForce).toMatchObject({state: "active", is_adaptive: true});
    expect((inForce?.from_day ?? today) < today).toBe(true);
    const races = await db.select().from(calendar_event);
    expect(races.filter(({kind, day}) => kind !== "race" || weekdayOf(day) !== 6)).toEqual([]);
    const upcoming = races.filter(({day}) => day >= today);
    expect(upcoming).toMatchObject([
      {id: inForce?.race_event_id, day: inForce?.race_day, distance: 21_097.5},
    ]);
    const planned = await db.select().from(planned_workout);
    expect(planned.every(({plan_id, source}) => plan_id === inForce?.id && source === "plan")).toBe(true);
    const days = planned.map(({day}) => day);
    expect(days.filter((day) => day >= today).length).toBeGreaterThan(9);
    expect(days.filter((day) => races.some((race) => race.day === day))).toEqual([]);
    const runDays = datedPlan(today).filter((run) => run.planned !== null);
    expect(runDays.filter(({day}) => !days.includes(day))).toEqual([]);
  });

  it("pairs runs with the sessions they were run for, hard with hard, and a race with its race", async () => {
    const today = "2026-03-01";
    const {deps, user_id, plan} = await start(today);
    await addPowerHistory(deps, user_id, today);
    const year = [...datedPlan(today).entries()];
    // The last two weeks: a whole year takes too long for a test.
    for (const [index] of year.slice(-9)) await sendInRun(deps, user_id, {today, index});
    await plan();
    const runs = await db.select().from(activity);
    const pairs = await db.select().from(activity_pair).where(eq(activity_pair.user_id, user_id));
    expect(runs).toHaveLength(9);
    for (const {id, type, local_day} of runs) {
      const paired = pairs.filter(({activity_id}) => activity_id === id);
      expect(paired, local_day).toHaveLength(1);
      const [target = null] = paired.map(({target_id}) => target_id);
      if (type === "race") {
        const [race] = await db
          .select()
          .from(calendar_event)
          .where(eq(calendar_event.id, target ?? ""));
        expect(race?.day).toBe(local_day);
        continue;
      }
      const [session] = await db
        .select()
        .from(planned_workout)
        .where(eq(planned_workout.id, target ?? ""));
      expect(session?.day).toBe(local_day);
      expect(type).toBe(TYPE_OF_KIND[session?.plan_kind ?? "easy"]);
      const row = await createRunRepository(db).get(user_id, id);
      const compliance = row && (await getCompliance(deps, row, "en"));
      expect(compliance?.compliance?.alignment, local_day).toBe("laps");
      expect(compliance?.compliance?.score, local_day).toBeGreaterThan(75);
    }
    expect(new Set(runs.map(({type}) => type))).toContain("workout");
  });
});
