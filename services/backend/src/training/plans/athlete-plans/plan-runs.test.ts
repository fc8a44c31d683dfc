import {addDays, isoDay} from "@gradus/training/numbers/days";
import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {runJob} from "../../../../test/run-job.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import type {Grant} from "../../../commerce/entitlements/grants.ts";
import {planDetail, planStart} from "../../../contract/plans.ts";
import {sessionAmounts} from "../../power/estimates/session-amounts.ts";
import {notification} from "../notifications/tables.ts";
import {plan_change, planned_workout} from "../planned/tables.ts";

const databases = await openTestDatabases();
const PLANS = "/b/api/v1/users/me/plans";
const FULL: Grant = {feature: "full_membership", kind: "gift", starts_at: new Date(0), ends_at: null};

describe.each(databases)("a plan after a run was sent, on $name", ({db, reset}) => {
  beforeEach(reset);

  /** Four days into a plan of which nothing was run. */
  async function start() {
    const runner = await startRunner(db, {readGrants: async () => [FULL]});
    const {ask, now, advance, ann, deps} = runner;
    const today = () => isoDay(now());
    const race = {day: addDays(today(), 84), distance: 21_097.5};
    const minutes = [60, 60, 60, 60, 60, 60, 120];
    const {plan} = await dataIn(await ask("POST", PLANS, {race, minutes}), planStart);
    const id = plan?.id ?? expect.fail("No plan");
    advance(4 * 86_400);
    await runner.signIn();
    return {
      ...runner,
      id,
      today,
      read: async () => dataIn(await ask("GET", `${PLANS}/${id}`), planDetail),
      sessions: () =>
        db
          .select()
          .from(planned_workout)
          .where(eq(planned_workout.plan_id, id))
          .orderBy(planned_workout.day, planned_workout.id),
      /** What the queue does once a run has come. */
      derive: () => runJob(deps, "derive-user", {user_id: ann.id}),
    };
  }

  const at = (day: string) => ({start: Date.parse(`${day}T09:00:00Z`) / 1000});

  it("the run is paired; missed sessions move, with a reason; the past and completed runs stay; the change can be undone", async () => {
    const {sessions, today, run, derive, read, ask, id, ann} = await start();
    const before = await sessions();
    const fresh = await read();
    const ran =
      before.findLast(({day, plan_kind}) => plan_kind === "easy" && day < today()) ??
      expect.fail("Nothing lies behind");
    const seconds = sessionAmounts(ran.blocks).seconds;
    const missed = before.filter(({id: each, day}) => day < today() && each !== ran.id);
    await run({...at(ran.day), seconds, power: 200});
    await derive();

    const {changes, weeks_done} = await read();
    expect(sum(weeks_done.map(({sessions_done}) => sessions_done))).toBe(1);
    expect(changes.map(({workout_id}) => workout_id).sort()).toEqual(missed.map((each) => each.id).sort());
    const moved = changes.filter(({after}) => after !== null);
    expect(moved.length).toBeGreaterThan(0);
    for (const {rule, detail, after} of moved) {
      expect([rule, detail]).toEqual(["missed_hard", {missed: missed.length}]);
      expect(after && after.day >= today()).toBe(true);
    }
    // Past sessions keep their day; only sessions that were moved left theirs.
    const over = (rows: typeof before) => rows.filter((row) => row.day < today());
    const isMoved = (row: (typeof before)[number]) => moved.some(({workout_id}) => workout_id === row.id);
    expect(over(await sessions())).toEqual(over(before).filter((row) => !isMoved(row)));
    const notifications = await db.select().from(notification).where(eq(notification.user_id, ann.id));
    expect(notifications).toMatchObject([
      {kind: "plan_changed", about: {plan_id: id, changes: changes.length}},
    ]);

    for (const each of moved)
      await dataIn(await ask("POST", `${PLANS}/${id}/changes/${each.id}/undo`, {}), planDetail);
    expect((await read()).weeks).toEqual(fresh.weeks);
    await derive();
    expect((await sessions()).map(({id: each, day}) => [each, day])).toEqual(
      before.map(({id: each, day}) => [each, day]),
    );
  });

  it("a change that a release without keys of texts wrote is undone with its own words", async () => {
    const {run, derive, read, ask, id, today, sessions} = await start();
    await run({...at(addDays(today(), -1)), seconds: 600, power: 200});
    await derive();
    const moved = (await read()).changes.find(({after}) => after !== null) ?? expect.fail("Nothing moved");
    const [row] = await db.select().from(plan_change).where(eq(plan_change.id, moved.id));
    if (!row?.before) return expect.fail("No change");
    const {library_text: _none, ...content} = row.before.workout;
    const workout: Record<string, unknown> = {...content, title: "Words of then"};
    await db
      .update(plan_change)
      .set({before: {...row.before, workout: workout as typeof row.before.workout}})
      .where(eq(plan_change.id, moved.id));
    await dataIn(await ask("POST", `${PLANS}/${id}/changes/${moved.id}/undo`, {}), planDetail);
    const back = (await sessions()).find((each) => each.id === moved.workout_id);
    expect([back?.title, back?.library_text]).toEqual(["Words of then", null]);
  });

  it("the rest of a day on which the athlete has run stays unchanged", async () => {
    const {today, run, derive, read, sessions} = await start();
    const ofToday = async () => (await sessions()).filter(({day}) => day === today());
    const before = await ofToday();
    await run({...at(today()), seconds: 1200, power: 200});
    await derive();
    const days = (await read()).changes.flatMap(({after}) => (after ? [after.day] : []));
    expect(days.length).toBeGreaterThan(0);
    expect(days.every((day) => day > today())).toBe(true);
    expect(await ofToday()).toEqual(before);
  });
});

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
