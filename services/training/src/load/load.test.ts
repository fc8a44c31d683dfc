import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {steady} from "../testing/series.ts";
import {dailyLoad, isBuildingUp, loadState, rampWarning} from "./daily-load.ts";
import {dailyShare} from "./exponential-average.ts";
import {fitImpulseResponse, performance} from "./impulse-response.ts";
import {projectLoad, toHorizon} from "./projection.ts";
import {acuteChronicRatio, weekOf} from "./week.ts";

const WEEK = [0, 80, 0, 60, 120, 0, 0];
const rounded = (values: Float64Array) => [...values].map((value) => Number(value.toFixed(3)));

it("moves by 1 − e^(−1/42) and 1 − e^(−1/7) a day", () => {
  expect(dailyShare(42)).toBeCloseTo(0.0235283133, 10);
  expect(dailyShare(7)).toBeCloseTo(0.1331221002, 10);
});

it.each([
  [7, 9.211, 37.927],
  [42, 37.927, 59.851],
  [84, 51.88, 60],
])("after %i days of 60 from nothing, fitness is %f and fatigue %f", (days, fitness, fatigue) => {
  const load = dailyLoad(steady(60, days));
  expect(load.fitness.at(-1)).toBeCloseTo(fitness, 3);
  expect(load.fatigue.at(-1)).toBeCloseTo(fatigue, 3);
});

it("from 50 and 50, fitness and fatigue follow the hand-calculated week, with form taken in the morning", () => {
  const {fitness, fatigue, form} = dailyLoad(WEEK, {fitness: 50, fatigue: 50});
  expect(rounded(fitness)).toEqual([48.824, 49.557, 48.391, 48.664, 50.343, 49.158, 48.002]);
  expect(rounded(fatigue)).toEqual([43.344, 48.224, 41.804, 44.226, 54.313, 47.083, 40.815]);
  expect(rounded(form)).toEqual([0, 5.48, 1.333, 6.587, 4.438, -3.971, 2.075]);
});

it("ramps by what fitness gained in seven days, from the start value at first", () => {
  const {ramp} = dailyLoad(steady(60, 14));
  expect(ramp[6]).toBeCloseTo(9.211, 3);
  expect(ramp[13]).toBeCloseTo(60 * Math.exp(-7 / 42) - 60 * Math.exp(-14 / 42), 9);
  expect([5, 5.1, 8.1].map(rampWarning)).toEqual([null, "amber", "red"]);
});

it.each([
  [6, 50, "fresh"],
  [5, 50, "neutral"],
  [-5, 50, "neutral"],
  [-6, 50, "productive"],
  [-15, 50, "productive"],
  [-16, 50, "overreaching"],
  [-16, 0, "neutral"],
] as const)("form %i with fitness %i is rated %s", (form, fitness, state) => {
  expect(loadState(form, fitness)).toBe(state);
});

it("reports for the first six weeks that averages are still building up", () => {
  expect([isBuildingUp(41), isBuildingUp(42)]).toEqual([true, false]);
});

it("can be continued from any day: what is appended equals what is computed at once", () => {
  const days = fc.array(fc.integer({min: 0, max: 200}), {minLength: 2, maxLength: 60});
  fc.assert(
    fc.property(days, fc.nat(), (stress, cut) => {
      const at = 1 + (cut % (stress.length - 1));
      const whole = dailyLoad(stress);
      const before = dailyLoad(stress.slice(0, at));
      const last = {fitness: before.fitness[at - 1] ?? 0, fatigue: before.fatigue[at - 1] ?? 0};
      const after = dailyLoad(stress.slice(at), last);
      expect([...before.fitness, ...after.fitness]).toEqual([...whole.fitness]);
      expect([...before.form, ...after.form]).toEqual([...whole.form]);
    }),
  );
});

describe("a week", () => {
  it("of 0, 80, 0, 60, 120, 0, 0 has monotony 0.8093 and strain 210.43", () => {
    expect(weekOf(WEEK)?.monotony).toBeCloseTo(0.8093, 4);
    expect(weekOf(WEEK)?.strain).toBeCloseTo(210.43, 2);
  });

  it("is the last seven days, capped when all are alike, without monotony at rest, unknown before", () => {
    expect(weekOf([500, ...WEEK])).toEqual(weekOf(WEEK));
    expect(weekOf(steady(60, 7))).toEqual({stress: 420, monotony: 10, strain: 4200});
    expect(weekOf(steady(0, 7))).toEqual({stress: 0, monotony: 0, strain: 0});
    expect(weekOf(steady(60, 6))).toBeNull();
  });

  it("compares with four weeks, and with nothing when there was nothing", () => {
    expect(acuteChronicRatio([...steady(30, 21), ...steady(60, 7)])).toBeCloseTo(60 / 37.5, 9);
    expect(acuteChronicRatio([])).toBeNull();
  });
});

describe("projection", () => {
  const {actual, planned, expected} = projectLoad({
    actual: [60, 0],
    planned: [60, 60],
    ahead: [80, 40],
    today: 0,
  });

  it("expects what was done so far and what is planned from here; a missed workout counts nothing", () => {
    expect([...actual.stress]).toEqual([60, 0]);
    expect([...planned.stress]).toEqual([60, 60, 80, 40]);
    expect([...expected.stress]).toEqual([60, 0, 80, 40]);
    expect([...expected.fitness.subarray(0, 2)]).toEqual([...actual.fitness]);
  });

  it("takes today's run when it was more than planned", () => {
    const load = projectLoad({actual: [], planned: [], ahead: [50, 50], today: 90});
    expect([...load.expected.stress]).toEqual([90, 50]);
  });

  it("goes on for ninety days, or to the end of a longer plan", () => {
    expect(toHorizon([50])).toHaveLength(90);
    expect(toHorizon(steady(50, 120))).toHaveLength(120);
    expect(dailyLoad(toHorizon([50])).fitness.at(-1)).toBeLessThan(1);
  });
});

describe("impulse and response", () => {
  const MODEL = {level: 260, gain: 0.06, fatigue: 0.12};

  it("of 100 on one day is 254, 255.456, 256.703, 257.769, 258.678 W", () => {
    expect(rounded(performance([100, 0, 0, 0, 0], MODEL))).toEqual([254, 255.456, 256.703, 257.769, 258.678]);
  });

  const stress = Array.from({length: 150}, (_, day) => (day % 3 === 0 ? 90 : 30) + day / 4);
  const response = performance(stress, MODEL);
  const tests = [5, 30, 61, 92, 120, 149].map((day) => ({day, power: response[day] ?? 0}));

  it("is found again from tests", () => {
    const fit = fitImpulseResponse(stress, tests);
    expect(fit?.level).toBeCloseTo(260, 6);
    expect(fit?.gain).toBeCloseTo(0.06, 8);
    expect(fit?.fatigue).toBeCloseTo(0.12, 8);
  });

  it("never claims that training harms or that fatigue helps", () => {
    const falling = tests.map(({day}) => ({day, power: 300 - day / 10}));
    const fit = fitImpulseResponse(stress, falling);
    expect(fit?.gain).toBeGreaterThanOrEqual(0);
    expect(fit?.fatigue).toBeGreaterThanOrEqual(0);
  });

  it("requires five tests over 120 days", () => {
    expect(fitImpulseResponse(stress, tests.slice(0, 4))).toBeNull();
    expect(
      fitImpulseResponse(
        stress,
        tests.map((test) => ({...test, day: test.day / 2})),
      ),
    ).toBeNull();
  });
});
