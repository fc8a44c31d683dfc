import fc from "fast-check";
import {expect, it} from "vitest";
import type {Day} from "../numbers/days.ts";
import {detrainedCurve} from "./detraining.ts";
import {type ActivityCurve, envelopeOf, mergeEnvelopes} from "./envelope.ts";
import {sortMonths} from "./months.ts";

const DAYS = [1, 11, 21, 28].map((day) => String(day).padStart(2, "0"));

const run = fc.record({
  day: fc.constantFrom(...DAYS),
  // Close together, so that a day or two decide who wins.
  power: fc
    .array(fc.integer({min: 290, max: 310}), {minLength: 1, maxLength: 4})
    .map((watts) => watts.toSorted((a, b) => b - a)),
});
const history = fc.array(fc.array(run, {maxLength: 4}), {minLength: 1, maxLength: 5});

/** Days' worth of training that are missing since a day, some of them below what costs anything. */
const debts = fc.array(fc.integer({min: 0, max: 60}), {minLength: 20, maxLength: 20});

const named = (months: readonly (readonly {day: string; power: number[]}[])[]) =>
  months.map((runs, index) => {
    const month = `2025-0${index + 1}`;
    const curves: ActivityCurve[] = runs
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
      .map(({day, power}, runIndex) => ({
        activity: {id: `${month}/${runIndex}`, day: `${month}-${day}`},
        power,
        start: power.map((_, second) => second),
      }));
    return {month, curves, envelope: envelopeOf(curves)};
  });

it("stored months plus the runs of doubtful months give the same envelope as all runs, winning runs included", () => {
  fc.assert(
    fc.property(history, debts, fc.nat(2), (runHistory, owed, alone) => {
      const months = named(runHistory);
      const debtOf = (day: Day) => owed[(4 * Number(day.slice(5, 7)) + Number(day.slice(8)) / 7) | 0] ?? 0;
      const faded = (curves: readonly ActivityCurve[]) =>
        curves.map((curve) => detrainedCurve(curve, debtOf(curve.activity.day)));
      // The last months of a range are no whole ones: their runs are read anyway.
      const whole = months.slice(0, months.length - alone);
      const others = months.slice(whole.length);
      const {unfaded, doubtful} = sortMonths(
        whole,
        others.flatMap(({curves}) => curves),
        debtOf,
      );
      const parts = months.flatMap(({month, curves, envelope}) => {
        if (unfaded.some((entry) => entry.month === month)) return [envelope];
        const isRead = [...doubtful, ...others].some((entry) => entry.month === month);
        return isRead ? [envelopeOf(faded(curves))] : [];
      });
      expect(mergeEnvelopes(parts)).toEqual(envelopeOf(faded(months.flatMap(({curves}) => curves))));
    }),
  );
});

it("a month that cannot win any more is not read", () => {
  const months = named([
    [
      {day: "01", power: [400, 300]},
      {day: "21", power: [390, 310]},
    ],
    [{day: "01", power: [390, 300]}],
  ]);
  const debtOf = (day: Day) => (day < "2025-02" ? 80 : 0);
  const {unfaded, doubtful} = sortMonths(months, [], debtOf);
  expect([unfaded, doubtful].map((list) => list.map(({month}) => month))).toEqual([["2025-02"], []]);
});
