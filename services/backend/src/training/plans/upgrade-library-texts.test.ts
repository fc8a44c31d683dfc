import {addDays} from "@gradus/training/numbers/days";
import {asc, eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../test/member.ts";
import {startRunner} from "../../../test/runner.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {planStart} from "../../contract/plans.ts";
import {plannedWorkoutDetail} from "../../contract/workouts.ts";
import {newId} from "../../core/db/new-id.ts";
import {data_upgrade} from "../../core/db/tables.ts";
import {asChanged} from "./athlete-plans/apply-adaptations.ts";
import {notify} from "./notifications/notify.ts";
import {notification} from "./notifications/tables.ts";
import {calendar_event, plan_change, planned_workout, training_plan} from "./planned/tables.ts";
import {upgradeLibraryTexts} from "./upgrade-library-texts.ts";

const databases = await openTestDatabases();
const ME = "/b/api/v1/users/me";

describe.each(databases)("keys of library texts for rows of before, on $name", ({db, reset}) => {
  beforeEach(reset);

  /** A plan with its race, a workout of the library, one with a typed title, a change and a notification. */
  async function start() {
    const runner = await startRunner(db, {readGrants: async () => []});
    const ask = (method: string, path: string, body?: object) =>
      runner.ask(method, `${ME}${path}`, body, {...runner.mine, "accept-language": "de"});
    const today = runner.now().toISOString().slice(0, 10);
    const race = {day: addDays(today, 84), distance: 21_097.5};
    await dataIn(await ask("POST", "/plans", {library_id: "half-beginner-12-weeks", race}), planStart);
    const timestamp = Math.floor(runner.now().getTime() / 1000);
    const schedule = `/workouts?id=easy-50min-intermediate&timestamp=${timestamp}`;
    const workout = await dataIn(await ask("POST", schedule), plannedWorkoutDetail);
    const typed = await dataIn(await ask("POST", schedule), plannedWorkoutDetail);
    await ask("PATCH", "/workouts", {id: typed.id, title: "Mit Anna"});
    const [session] = await db
      .select()
      .from(planned_workout)
      .where(eq(planned_workout.source, "plan"))
      .limit(1);
    if (!session?.plan_id) throw new Error("No session");
    const [at, user_id] = [runner.now(), runner.ann.id];
    await db.insert(plan_change).values({
      id: newId("chg"),
      plan_id: session.plan_id,
      user_id,
      workout_id: session.id,
      at,
      rule: "tired",
      before: asChanged(session),
    });
    const about = {owner_id: user_id, title: workout.title, workout_id: workout.id};
    const {library_text} = await textsOf(workout.id);
    await notify(db, [{user_id, kind: "assigned", actor_id: user_id, about, library_text, created_at: at}]);
    return {...runner, workout, typed};
  }

  async function textsOf(id: string) {
    const [row] = await db.select().from(planned_workout).where(eq(planned_workout.id, id));
    if (!row) throw new Error("No workout");
    return row;
  }

  async function keys() {
    const workouts = await db.select().from(planned_workout).orderBy(asc(planned_workout.id));
    const [plan] = await db.select().from(training_plan);
    const [change] = await db.select().from(plan_change);
    const [notice] = await db.select().from(notification);
    const [race] = await db.select().from(calendar_event);
    return {
      workouts: workouts.map(({library_text}) => library_text),
      plan: plan?.title_text,
      change: change?.before?.workout.library_text,
      notice: notice?.library_text,
      race: race?.title_metres,
    };
  }

  /** As a release without keys left them. */
  async function removeKeys() {
    const [change] = await db.select().from(plan_change);
    if (!change?.before) throw new Error("No change");
    const {library_text: _none, ...workout} = change.before.workout;
    await db
      .update(plan_change)
      .set({before: {...change.before, workout: workout as typeof change.before.workout}});
    await db.update(planned_workout).set({library_text: null});
    await db.update(training_plan).set({title_text: null});
    await db.update(notification).set({library_text: null});
    await db.update(calendar_event).set({title_metres: null});
    await db.delete(data_upgrade);
  }

  it("are those with which they are written today; a text that a user typed has none", async () => {
    const {typed, now} = await start();
    const written = await keys();
    expect(written).toMatchObject({
      plan: {kind: "library"},
      change: {title: expect.any(String)},
      notice: {title: "easy"},
      race: 21_097.5,
    });
    expect(written.workouts).not.toContain(null);
    await removeKeys();
    await upgradeLibraryTexts({db, now});
    expect(await keys()).toEqual(written);
    expect((await textsOf(typed.id)).library_text).toMatchObject({title: null, desc: "easy"});
  });

  it("are worked out once: what a user types afterwards keeps no key", async () => {
    const {workout, now} = await start();
    await upgradeLibraryTexts({db, now});
    await db.update(planned_workout).set({library_text: null}).where(eq(planned_workout.id, workout.id));
    await upgradeLibraryTexts({db, now});
    expect((await textsOf(workout.id)).library_text).toBeNull();
  });
});
