import {expect, it} from "vitest";
import {rulerFor, SECOND_STEPS, WATT_STEPS} from "./ruler";

it.each([
  ["watts close together", [249, 257, 268], WATT_STEPS],
  ["watts far apart", [120, 480], WATT_STEPS],
  ["one and the same", [250, 250], WATT_STEPS],
  ["times of a mile", [352, 368], SECOND_STEPS],
  ["times of a hundred miles", [72_000, 95_000], SECOND_STEPS],
] as const)(
  "a ruler for %s extends past both ends with ticks that can be distinguished",
  (_what, values, steps) => {
    const {from, to, ticks} = rulerFor(values, steps);
    expect(from).toBeLessThan(Math.min(...values));
    expect(to).toBeGreaterThan(Math.max(...values));
    expect(ticks.length).toBeLessThanOrEqual(45);
    const longTicks = ticks.filter(({isLong}) => isLong).map(({at}) => at);
    expect(longTicks.length).toBeGreaterThanOrEqual(1);
    const [first = 0, second = first] = ticks.map(({at}) => at);
    for (const at of longTicks) expect(Math.abs(at % (5 * (second - first)))).toBe(0);
  },
);
