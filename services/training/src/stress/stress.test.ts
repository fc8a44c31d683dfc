import fc from "fast-check";
import {expect, it} from "vitest";
import {powerFor} from "../running/cost.ts";
import {madeSeries, steady} from "../testing/series.ts";
import {activityStress, type StressInputs} from "./activity-stress.ts";
import {heartRateStress} from "./heart-rate-stress.ts";
import {powerStress, steadyStress} from "./power-stress.ts";

const allActive = (length: number) => new Uint8Array(length).fill(1);
const HEART_RATES = {resting: 50, threshold: 170, maximum: 190};
const NOTHING: StressInputs = {criticalPower: null, heartRates: null, runner: null, perceivedEffort: null};

it.each([
  [3600, 1, 100],
  [3600, 0.75, 47.332],
  [3600, 0.65, 32.627],
  [1800, 1.1, 64.061],
  [180, 1.08, 6.108],
])("%i s at %f of critical power score %f", (seconds, share, stress) => {
  expect(steadyStress(seconds, share)).toBeCloseTo(stress, 3);
  expect(powerStress(steady(share * 280, seconds), allActive(seconds), 280)).toBeCloseTo(stress, 3);
});

it("takes a spike as three times critical power", () => {
  expect(powerStress([2000], [1], 280)).toBeCloseTo((100 / 3600) * 3 ** 2.6, 9);
});

it("of two parts adds up to that of the whole", () => {
  const power = fc.array(fc.integer({min: 0, max: 900}), {minLength: 1});
  fc.assert(
    fc.property(power, fc.nat(), (values, cut) => {
      const at = cut % values.length;
      const of = (part: number[]) => powerStress(part, allActive(part.length), 280);
      expect(of(values.slice(0, at)) + of(values.slice(at))).toBeCloseTo(of(values), 9);
    }),
  );
});

it("counts neither pauses nor seconds without a value", () => {
  expect(powerStress([280, 280, Number.NaN], [1, 0, 1], 280)).toBeCloseTo(100 / 3600, 12);
});

it("from heart rate is 100 for an hour at threshold, for both sets of weights", () => {
  const hour = steady(170, 3600);
  expect(heartRateStress(hour, allActive(3600), HEART_RATES)).toBeCloseTo(100, 9);
  expect(heartRateStress(hour, allActive(3600), HEART_RATES, "female")).toBeCloseTo(100, 9);
  const halfPaused = new Uint8Array(3600).fill(1, 1800);
  expect(
    heartRateStress([...steady(Number.NaN, 900), ...steady(170, 2700)], halfPaused, HEART_RATES),
  ).toBeCloseTo(50, 9);
  // reserve 0.5: 0.5·e^0.96 against 0.857143·e^1.645714
  expect(heartRateStress(steady(120, 3600), allActive(3600), HEART_RATES)).toBeCloseTo(29.384, 3);
});

it("from pace is what the grade costs, uphill, down again, and where only part of it is known", () => {
  const seconds = 3600;
  const runner = {mass: 70};
  const inputs = {...NOTHING, criticalPower: 280, runner};
  const slots = Array.from({length: seconds}, (_, slot) => slot);
  const run = (altitude?: (metres: number) => number) => {
    const distance = slots.map((slot) => 3 * slot);
    const measured = {speed: steady(3, seconds), distance: Float64Array.from(distance)};
    const climbed = altitude && {altitude: Float64Array.from(distance, altitude)};
    return activityStress(madeSeries({...measured, ...climbed}), inputs)?.stress ?? Number.NaN;
  };
  const on = (grade: number) => steadyStress(seconds, powerFor(3, grade, runner) / 280);
  expect(run()).toBeCloseTo(on(0), 9);
  expect(run(() => 500)).toBeCloseTo(on(0), 9);
  expect(run((metres) => 500 + 0.05 * metres) / on(0.05)).toBeCloseTo(1, 2);
  expect(run((metres) => 2000 - 0.1 * metres) / on(-0.1)).toBeCloseTo(1, 2);
  const half = run((metres) => (metres < 5400 ? 500 + 0.1 * metres : Number.NaN));
  expect(half / (0.5 * on(0.1) + 0.5 * on(0))).toBeCloseTo(1, 1);
});

it("prefers power, then heart rate, then pace, then perceived effort, and reports which one was used", () => {
  const hour = {power: steady(280, 3600), heart_rate: steady(170, 3600), speed: steady(3.9496, 3600)};
  const {power: _power, ...withoutPower} = hour;
  const {heart_rate: _heartRate, ...onlySpeed} = withoutPower;
  const inputs = {criticalPower: 280, heartRates: HEART_RATES, runner: {mass: 70}, perceivedEffort: 5};
  expect(activityStress(madeSeries(hour), inputs)).toMatchObject({method: "power"});
  expect(activityStress(madeSeries(withoutPower), inputs)).toMatchObject({method: "heart_rate"});
  const pace = activityStress(madeSeries(onlySpeed), {...inputs, heartRates: null});
  expect(pace?.method).toBe("pace");
  expect(pace?.stress).toBeCloseTo(100, 1);
  expect(activityStress(madeSeries(onlySpeed), {...NOTHING, perceivedEffort: 5})).toEqual({
    stress: 50,
    method: "effort",
  });
  expect(activityStress(madeSeries(onlySpeed), NOTHING)).toBeNull();
});
