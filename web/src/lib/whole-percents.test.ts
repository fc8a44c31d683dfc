import fc from "fast-check";
import {expect, it} from "vitest";
import {wholePercents} from "./whole-percents";

it("gives the percent that was cut off most its whole", () => {
  expect(wholePercents([2934, 38_689, 2421, 5563, 2994, 0])).toEqual([6, 73, 5, 10, 6, 0]);
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholePercents([0, 0])).toEqual([0, 0]);
  expect(wholePercents([])).toEqual([]);
});

it("adds up to a hundred, and no percent is a whole one off", () => {
  const amounts = fc.array(fc.nat(100_000), {minLength: 1, maxLength: 8});
  fc.assert(
    fc.property(
      amounts.filter((each) => each.some((amount) => amount > 0)),
      (each) => {
        const percents = wholePercents(each);
        const all = each.reduce((sum, amount) => sum + amount, 0);
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
        for (const [index, percent] of percents.entries())
          expect(Math.abs(percent - (100 * (each[index] ?? 0)) / all)).toBeLessThan(1);
      },
    ),
  );
});
