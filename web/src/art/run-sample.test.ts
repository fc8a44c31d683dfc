import {expect, it} from "vitest";
import {heldWatts} from "./generators/power-curve";
import {strideForce} from "./generators/stride-trace";
import {hillDemo} from "./run-sample";

it("the hill demo shows its point: pace drops on the climb, watts hold", () => {
  const samples = hillDemo();
  const watts = samples.map((sample) => sample.watts);
  const steepest = samples.reduce((best, sample) => (sample.grade > best.grade ? sample : best));
  const start = samples[0];
  expect(Math.max(...watts) - Math.min(...watts)).toBeLessThanOrEqual(10);
  expect(steepest.paceSecondsPerKm).toBeGreaterThan((start?.paceSecondsPerKm ?? 0) * 1.3);
  expect(samples.at(-1)).toMatchObject({km: 2.4});
});

it("the hill demo has the moment the hero quotes: km 1.2, 6 percent, about 6:10", () => {
  const moment = hillDemo().find((sample) => sample.km === 1.2);
  expect(moment?.grade).toBeCloseTo(6.3, 0);
  expect(Math.abs((moment?.paceSecondsPerKm ?? 0) - 370)).toBeLessThanOrEqual(6);
});

it.each([
  ["a moment", 0.001, 800],
  ["half the reserve, after W'/(Pmax − CP) seconds", 15_000 / 550, 250 + 275],
  ["an hour, under the model's 254.1", 3600, 254.1 * 1.5 ** -0.06],
])("a runner holds for %s", (_case, seconds, watts) => {
  const model = {criticalWatts: 250, workJoules: 15_000, maxWatts: 800};
  expect(Math.abs(heldWatts(model, seconds) - watts)).toBeLessThan(0.5);
});

it("a foot in flight presses on nothing", () => {
  expect([0.42, 0.7, 0.99].map(strideForce)).toEqual([0, 0, 0]);
  expect(strideForce(0.21)).toBeGreaterThan(0.9);
});
