import {detrainingDebt} from "@gradus/training/curve/detraining";
import {userCurve} from "@gradus/training/curve/user-curve";
import {addDays} from "@gradus/training/numbers/days";
import {madeSeries, steady} from "@gradus/training/testing/series";
import {asc, eq} from "drizzle-orm";
import fc from "fast-check";
import {beforeEach, describe, expect, it} from "vitest";
import {addPerson} from "../../../../test/people.ts";
import {ignoreJobs} from "../../../../test/run-job.ts";
import {insertRun} from "../../../../test/runs.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {pairDays} from "../../plans/pairs/pair-days.ts";
import {saveDerived} from "../../recordings/edits/save-derived.ts";
import {deleteRun, restoreRun} from "../../runs/activities/delete-run.ts";
import {deriveRun} from "../../runs/activities/derive-run.ts";
import {createRunRepository} from "../../runs/activities/run-repository.ts";
import {activity} from "../../runs/activities/tables.ts";
import {curve_month} from "../../runs/state/tables.ts";
import {createRunHistory, type Days} from "../history/run-history.ts";
import {cutAfter, stressUntil} from "../history/stress-days.ts";
import {runIndex} from "./estimate-cp.ts";
import {readRange} from "./read-range.ts";

const databases = await openTestDatabases();
const FIRST = "2025-08-20";
const DAYS = 190;
const LAST = addDays(FIRST, DAYS);
const now = () => new Date("2026-03-01T12:00:00Z");
const deps = (db: Db) => ({db, now, pairDays, enqueue: ignoreJobs});

/** What a runner does to their runs; `which` picks one of them. */
const step = fc.oneof(
  fc.record({
    does: fc.constant("send" as const),
    day: fc.nat(DAYS),
    // Few, so that efforts are equal now and then.
    watts: fc.integer({min: 20, max: 34}),
    seconds: fc.constantFrom(40, 200, 400),
    stress: fc.constantFrom(5, 60, 150),
    family: fc.constantFrom("pod" as const, "pod" as const, "watch" as const),
  }),
  fc.record({
    does: fc.constantFrom("delete" as const, "restore" as const, "exclude" as const),
    which: fc.nat(99),
  }),
  fc.record({does: fc.constant("edit" as const), which: fc.nat(99), days: fc.integer({min: -20, max: 20})}),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const rangeArbitrary = fc.record({from: fc.nat(DAYS), length: fc.nat(DAYS), fades: fc.boolean()});

describe.each(databases)("a power curve built from stored months on $name", ({db, reset}) => {
  let ann = "";
  beforeEach(async () => {
    await reset();
    ann = (await addPerson(db)).id;
  });

  async function take(done: Step) {
    if (done.does === "send") {
      const {day, watts, seconds, stress, family: power_family} = done;
      const power = [[seconds, 10 * watts]] as const;
      await insertRun(db, ann, {day: addDays(FIRST, day), power, stress, power_family});
      return;
    }
    const runs = await db
      .select({id: activity.id})
      .from(activity)
      .where(eq(activity.user_id, ann))
      .orderBy(asc(activity.id));
    const id = runs[done.which % Math.max(1, runs.length)]?.id;
    if (id === undefined) return;
    if (done.does === "delete") await deleteRun(deps(db), ann, id);
    else if (done.does === "restore") await restoreRun(deps(db), ann, id);
    else await edit(id, done.does === "edit" ? done.days : 0, done.does === "exclude");
  }

  /** As a crop or a scale leaves a run: other watts, and maybe another day. */
  function edit(id: string, days: number, isExcluded: boolean) {
    return withTransaction(db, async (tx) => {
      const row = await createRunRepository(tx).lock(ann, id);
      if (!row) return;
      const series = madeSeries({power: steady(200 + days, 60)});
      const grid = {series, record_interval: 1, isLowResolution: false, has_barometer: true};
      const runner = {critical_power: 280, pace_cp: null, weight: null, rpe: null, heart: null};
      const derived = deriveRun(grid, runner);
      const outcome = {ok: true, derived, isExcluded, shift: days * 86_400} as const;
      await saveDerived(deps(db), tx, row, {edits: row.edits, outcome, at: now()});
    });
  }

  async function fromMonths(days: Days, fades: boolean) {
    const history = createRunHistory(db);
    const known = (await history.listFamilies(ann)).find(({family}) => family === "pod");
    if (!known) return null;
    const stress = fades ? stressUntil(await history.listStress(ann), days.to) : null;
    return readRange(db, {user_id: ann, family: "pod", days, known, stress});
  }

  async function fromRuns(days: Days, fades: boolean) {
    const history = createRunHistory(db);
    const curves = await history.listCurves(ann, [{from: "2000-01-01", to: "2100-01-01"}], {
      withStarts: true,
    });
    const stress = fades ? stressUntil(await history.listStress(ann), days.to) : null;
    const debtOf = stress ? detrainingDebt(cutAfter(stress, days.to)) : undefined;
    const before = addDays(days.to, -364);
    const earlier = curves.filter(
      ({activity: {day}, family}) => family === "pod" && day >= before && day < days.from,
    );
    return {
      envelope: userCurve(curves, days, "pod", debtOf),
      activities: curves.filter(
        ({activity: {day}, family}) => family === "pod" && day >= days.from && day <= days.to,
      ).length,
      earlierIndex: Math.max(0, ...earlier.map((curve) => runIndex(curve) ?? 0)),
    };
  }

  it("is that of all runs, whatever was sent, edited, deleted and brought back meanwhile", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, rangeArbitrary), {minLength: 8, maxLength: 14}),
        async (steps) => {
          await reset();
          ann = (await addPerson(db)).id;
          for (const [done, {from, length, fades}] of steps) {
            const days = {from: addDays(FIRST, from), to: addDays(FIRST, from + length)};
            // Reads run concurrently with the change, and cache their result while it is still valid.
            await Promise.all([
              take(done),
              fromMonths(days, fades),
              fromMonths({from: FIRST, to: LAST}, fades),
            ]);
            for (const range of [days, {from: FIRST, to: LAST}]) {
              const found = await fromMonths(range, fades);
              const expected = await fromRuns(range, fades);
              expect(found?.envelope ?? expected.envelope).toEqual(expected.envelope);
              expect(found?.activities ?? 0).toBe(expected.activities);
              if (found) expect(Math.max(0, ...found.earlierIndices)).toBe(expected.earlierIndex);
            }
          }
        },
      ),
      {numRuns: 5, endOnFailure: true},
    );
  });

  it("months are stored once, and those before a change stay stored", async () => {
    for (const day of ["2025-09-10", "2025-11-10", "2026-01-10"])
      await insertRun(db, ann, {day, power: [[60, 300]]});
    const cachedMonths = async () =>
      (await db.select({month: curve_month.month}).from(curve_month)).map(({month}) => month).sort();
    await fromMonths({from: "2025-09-01", to: "2026-01-31"}, false);
    const before = await cachedMonths();
    await insertRun(db, ann, {day: "2025-11-30", power: [[60, 310]]});
    const after = await cachedMonths();
    expect([before, after]).toEqual([["2025-10", "2025-11", "2025-12"], ["2025-10"]]);
  });
});
