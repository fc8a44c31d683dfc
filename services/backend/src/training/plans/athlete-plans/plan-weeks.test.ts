import {addDays, isoDay} from "@gradus/training/numbers/days";
import fc from "fast-check";
import {beforeEach, describe, expect, it} from "vitest";
import {insertEvent, readCalendar} from "../../../../test/calendar-items.ts";
import {dataIn} from "../../../../test/member.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import type {Grant} from "../../../commerce/entitlements/grants.ts";
import type {CalendarReply} from "../../../contract/calendar.ts";
import {planDetail, planStart} from "../../../contract/plans.ts";
import {MOVE_SCOPES} from "../../../contract/workout-values.ts";
import {type plannedWorkout, workoutRemoval} from "../../../contract/workouts.ts";
import {adaptRunnerPlan} from "./adapt-runner-plan.ts";

const databases = await openTestDatabases();
const PLANS = "/b/api/v1/users/me/plans";
const WORKOUTS = "/b/api/v1/users/me/workouts";
const FULL: Grant = {feature: "full_membership", kind: "gift", starts_at: new Date(0), ends_at: null};

type Session = ReturnType<typeof plannedWorkout.parse>;

describe.each(databases)("weeks of a plan on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start({criticalPower = 250}: {readonly criticalPower?: number | null} = {}) {
    const runner = await startRunner(db, {readGrants: async () => [FULL]});
    const {ask, now, advance, ann} = runner;
    const day = (days: number) => addDays(isoDay(now()), days);
    if (criticalPower !== null)
      await ask("PUT", "/b/api/v1/users/me/cp/history", {date: day(-1), critical_power: criticalPower});
    const body = {
      race: {day: day(84), distance: 21_097.5},
      minutes: [0, 60, 45, 75, 0, 60, 120],
      supplementals: true,
    };
    const {plan} = await dataIn(await ask("POST", PLANS, body), planStart);
    const id = plan?.id ?? expect.fail("No plan");
    const read = async () => dataIn(await ask("GET", `${PLANS}/${id}`), planDetail);
    /** As the calendar has them. */
    const sessions = async () => {
      const {workouts = []} = await readCalendar(
        runner,
        "from=0&to=2000000000&limit=1000&fields=uw",
        runner.mine,
      );
      return workouts.flatMap((each) => (isSession(each) && each.plan_id === id ? [each] : []));
    };
    return {
      ...runner,
      id,
      day,
      read,
      sessions,
      adapt: () => adaptRunnerPlan(runner.deps, ann.id),
      async sleep(days: number) {
        advance(days * 86_400);
        await runner.signIn();
      },
      /** The weeks hold the sums of their sessions. */
      async expectSums() {
        const {weeks} = await read();
        const all = (await sessions()).filter(({skipped}) => skipped === null);
        const of = (from: string) => all.filter((each) => each.day >= from && each.day < addDays(from, 7));
        expect(weeks.map(({seconds}) => seconds)).toEqual(
          weeks.map((week) => sum(of(week.start).map(({planned}) => planned?.duration ?? 0))),
        );
        for (const week of weeks)
          expect(week.stress).toBeCloseTo(sum(of(week.start).map(({planned}) => planned?.stress ?? 0)), 1);
      },
    };
  }
  type Started = Awaited<ReturnType<typeof start>>;

  const isSession = (
    item: NonNullable<CalendarReply["workouts"]>[number],
  ): item is Session & {updated_at: number} => "plan_id" in item && item.deleted === null;
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

  it("are their sessions from the start, also before there is a critical power", async () => {
    const {expectSums} = await start();
    await expectSums();
    await reset();
    const {read} = await start({criticalPower: null});
    for (const {seconds, target} of (await read()).weeks)
      expect([seconds > 0, target > 0]).toEqual([true, true]);
  });

  it("weeks lose the time a day off removes, and regain it when that change is undone", async () => {
    const {read, sessions, ann, day, adapt, ask, id, expectSums} = await start();
    const before = await read();
    const easy = (await sessions()).find(({type, day: on}) => type === "easy" && on > day(1));
    if (!easy) expect.fail("No easy run");
    await insertEvent(db, ann.id, {kind: "day_off", title: "Wedding", day: easy.day});
    await adapt();
    const without = await read();
    const total = (weeks: typeof before.weeks) => sum(weeks.map(({seconds}) => seconds));
    expect(total(without.weeks)).toBe(total(before.weeks) - (easy.planned?.duration ?? 0));
    await expectSums();
    const removal = without.changes.find(({workout_id}) => workout_id === easy.id);
    const undone = await ask("POST", `${PLANS}/${id}/changes/${removal?.id}/undo`, {});
    expect((await dataIn(undone, planDetail)).weeks).toEqual(before.weeks);
    await expectSums();
  });

  const STEPS: Readonly<Record<string, (started: Started, at: number) => Promise<unknown>>> = {
    missed: async ({sleep, adapt}, at) => {
      await sleep(1 + (at % 4));
      await adapt();
    },
    "closed for a day": async ({ann, day, adapt}, at) => {
      await insertEvent(db, ann.id, {kind: "day_off", title: "Wedding", day: day(at), until: day(at + 1)});
      await adapt();
    },
    ill: async ({ann, day, adapt}, at) => {
      await insertEvent(db, ann.id, {kind: "illness", title: "Flu", day: day(0), until: day(at % 3)});
      await adapt();
    },
    "taken back": async ({ask, id, read}, at) => {
      const open = (await read()).changes.filter(({undo_until}) => undo_until !== null);
      const change = open[at % Math.max(1, open.length)];
      if (change) await ask("POST", `${PLANS}/${id}/changes/${change.id}/undo`, {});
    },
    moved: async ({ask, sessions}, at) => {
      const all = await sessions();
      const session = all[(7 * at) % all.length] ?? expect.fail("No session");
      const items = [{id: session.id, day: addDays(session.day, (at % 9) - 4)}];
      await ask("PATCH", `${WORKOUTS}/reschedule`, {items, scope: "this"});
    },
    "deleted and half of it restored": async ({ask, sessions}, at) => {
      const all = await sessions();
      const session = all[(5 * at) % all.length] ?? expect.fail("No session");
      const scope = MOVE_SCOPES[at % 2];
      const deletion = await ask("DELETE", `${WORKOUTS}?id=${session.id}&scope=${scope}`);
      const {deleted} = await dataIn(deletion, workoutRemoval);
      const ids = deleted.filter((_, index) => index % 2 === 0);
      await ask("POST", `${WORKOUTS}/restore`, {ids});
    },
    skipped: async ({ask, sessions}, at) => {
      const all = await sessions();
      const {id, skipped} = all[(3 * at) % all.length] ?? expect.fail("No session");
      await ask("PATCH", WORKOUTS, {id, skipped: skipped === null ? "ill" : null});
    },
    "its race moved": async ({ask, id, day}, at) =>
      ask("PATCH", `${PLANS}/${id}`, {race: {day: day(70 + at), distance: 21_097.5}}),
    "rested and went on": async ({ask, id, sleep}, at) => {
      await ask("PATCH", `${PLANS}/${id}`, {state: "paused"});
      await sleep(at % 5);
      await ask("PATCH", `${PLANS}/${id}`, {state: "active"});
    },
  };

  it("are their sessions after everything a plan and its runner do to them", async () => {
    const step = fc.record({name: fc.constantFrom(...Object.keys(STEPS)), at: fc.nat({max: 20})});
    await fc.assert(
      fc.asyncProperty(fc.array(step, {minLength: 3, maxLength: 6}), async (steps) => {
        await reset();
        const started = await start();
        for (const {name, at} of steps) {
          await STEPS[name]?.(started, at);
          await started.expectSums();
        }
      }),
      {numRuns: 12},
    );
  });
});
