import {expect, it} from "vitest";
import {createRandom} from "./random";
import {polyline, smooth} from "./svg";

const random = createRandom(7);
const POINTS = Array.from({length: 2000}, (_, index): [number, number] => [
  index * 0.137,
  200 + 100 * random(),
]);

/** Where a path of relative steps passes through, in tenths. */
function follow(path: string): [number, number][] {
  const steps = path.split(/(?=[Mlc])/).map((part) => part.slice(1).split(" ").slice(-2).map(Number));
  let [x, y] = [0, 0];
  return steps.map(([dx = 0, dy = 0]) => {
    [x, y] = [x + dx, y + dy];
    return [Math.round(x * 10), Math.round(y * 10)];
  });
}

it.each([
  ["a line", polyline],
  ["a smooth line", smooth],
])("%s passes through each of its points, to a tenth, however many there are", (_kind, draw) => {
  expect(follow(draw(POINTS))).toEqual(POINTS.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]));
});
