import fc from "fast-check";
import {expect, it} from "vitest";
import {addDays} from "../numbers/days.ts";
import {addTotals, type CountedRun, meanPower, NO_RUNS, sumByMonth, sumRuns} from "./totals.ts";

const RUN: CountedRun = {
  day: "2026-03-01",
  distance: 10_000,
  moving_time: 3000,
  timer_time: 3100,
  elapsed: 3200,
  work_kj: 780,
  stress: 60,
  gain: 100,
  average_power: 250,
  seconds_in_zones: [600, 1200, 900, 300, 0],
  best: [320, 300, 280],
  shoe_id: "shoe-1",
  is_deleted: false,
  is_excluded: false,
};
const maybe = (max: number) => fc.option(fc.integer({min: 0, max}), {nil: null});
const anyRun: fc.Arbitrary<CountedRun> = fc
  .record({
    days: fc.nat({max: 400}),
    distance: maybe(50_000),
    moving_time: fc.nat({max: 20_000}),
    stress: maybe(300),
    average_power: maybe(400),
    best: fc.tuple(maybe(500), maybe(400), maybe(350)),
    shoe_id: fc.constantFrom(null, "shoe-1", "shoe-2"),
    is_deleted: fc.boolean(),
    is_excluded: fc.boolean(),
  })
  .map(({days, ...run}) => ({...RUN, ...run, day: addDays("2025-11-15", days)}));

it("months add up to the whole range, of all runs and of one shoe", () => {
  fc.assert(
    fc.property(fc.array(anyRun, {maxLength: 30}), fc.constantFrom(null, "shoe-1"), (runs, shoe) => {
      const months = sumByMonth(runs, shoe);
      expect(months.map(({totals}) => totals).reduce(addTotals, NO_RUNS)).toEqual(sumRuns(runs, shoe));
      expect(months.map(({month}) => month)).toEqual(months.map(({month}) => month).sort());
    }),
  );
});

it("do not count deleted and excluded runs", () => {
  const runs = [RUN, {...RUN, is_deleted: true}, {...RUN, is_excluded: true}];
  expect(sumRuns(runs)).toEqual(sumRuns([RUN]));
});

it("weigh mean power by time, over runs that have power", () => {
  const hour = {...RUN, timer_time: 3600, average_power: 200};
  const half = {...RUN, timer_time: 1800, average_power: 260};
  expect(meanPower(sumRuns([hour, half, {...RUN, average_power: null}]))).toBe(220);
  expect(meanPower(sumRuns([{...RUN, average_power: null}]))).toBeNull();
});

it("keep the best of each duration and the longest run", () => {
  const other = {...RUN, best: [310, 305, null], distance: 21_000};
  expect(sumRuns([RUN, other])).toMatchObject({
    best: [320, 305, 280],
    longest: 21_000,
    count: 2,
    distance: 31_000,
  });
});

it("pitfall 28: are zeros and nulls without runs", () => {
  expect(sumRuns([])).toEqual(NO_RUNS);
  expect(sumByMonth([])).toEqual([]);
  expect(meanPower(NO_RUNS)).toBeNull();
});

it("pitfall 19: belong to the month of the run's local day", () => {
  expect(sumByMonth([{...RUN, day: "2026-02-28"}, RUN]).map(({month}) => month)).toEqual([
    "2026-02",
    "2026-03",
  ]);
});
