import fc from "fast-check";
import {expect, it} from "vitest";
import {type LineUnits, spreadRestocked, unitsToRestock, unitsToShip} from "./line-units.ts";

const NONE = {line_no: 1, sku: "pod", shipped: 0, returned: 0, refunded: 0, withdrawn: 0, restocked: 0};
const line = (units: Partial<LineUnits>): LineUnits => ({...NONE, ordered: 3, ...units});

it.each([
  ["all of it, where nothing happened", {}, 3],
  ["not what left", {shipped: 2}, 1],
  ["not what was refunded before it left", {refunded: 1}, 2],
  ["not another one for a unit that came back and was refunded", {shipped: 2, returned: 1, refunded: 1}, 1],
  ["not what was withdrawn from", {shipped: 1, withdrawn: 2}, 0],
  ["not twice what was withdrawn from and refunded", {withdrawn: 2, refunded: 2}, 1],
  ["not what lies on the shelf again, though its refund failed", {restocked: 1}, 2],
  ["what is left, where a unit on the shelf had left before", {shipped: 1, returned: 1, restocked: 1}, 2],
  ["never less than nothing", {shipped: 3, refunded: 3}, 0],
] as const)("may leave: %s", (_case, units, left) => {
  expect(unitsToShip(line(units))).toBe(left);
});

it.each([
  ["what has not left", {shipped: 1}, 2],
  ["what came back", {shipped: 3, returned: 2}, 2],
  ["nothing of what is away", {shipped: 3}, 0],
  ["nothing twice", {shipped: 3, returned: 2, restocked: 2}, 0],
] as const)("units that can be restocked: %s", (_case, units, room) => {
  expect(unitsToRestock(line(units))).toBe(room);
});

it("restocked units are distributed over lines of one product, first over lines that were returned or refunded", () => {
  const lines = [line({}), line({line_no: 2, refunded: 1}), line({line_no: 3, shipped: 1, returned: 1})];
  const restocked = (count: number) => spreadRestocked(lines, count).map((one) => one.restocked);
  expect([1, 2, 3, 7].map(restocked)).toEqual([
    [0, 1, 0],
    [0, 1, 1],
    [1, 1, 1],
    [3, 3, 1],
  ]);
});

const anyLine = fc
  .tuple(fc.nat(5), fc.nat(5), fc.nat(5), fc.nat(5), fc.nat(5))
  .map(([ordered, a, b, refunded, withdrawn]) => {
    const shipped = Math.min(a, ordered);
    return line({ordered, shipped, returned: Math.min(b, shipped), refunded, withdrawn});
  });

it("all restocked units are distributed, and no line ships restocked units", () => {
  fc.assert(
    fc.property(fc.array(anyLine, {minLength: 1, maxLength: 4}), fc.nat(20), (lines, requestedQty) => {
      const restocked = Math.min(
        requestedQty,
        lines.reduce((all, one) => all + unitsToRestock(one), 0),
      );
      const spread = spreadRestocked(lines, restocked);
      expect(spread.reduce((all, one) => all + one.restocked, 0)).toBe(restocked);
      for (const one of spread) {
        expect(one.restocked).toBeLessThanOrEqual(one.ordered - one.shipped + one.returned);
        const left = one.ordered - one.shipped - unitsToShip(one) + one.returned;
        expect(one.restocked).toBeLessThanOrEqual(left);
      }
    }),
  );
});
