import {describe, expect, it} from "vitest";
import {flatCourse} from "../courses/course.ts";
import {dailyLoad} from "../load/daily-load.ts";
import {steady} from "../testing/series.ts";
import {formOnRaceDay, freshnessPercent} from "./freshness.ts";
import {type PredictionRequest, predict} from "./predict.ts";

const START = {fitness: 60, fatigue: 60};
const days = (stress: number, count: number) => Array.from(steady(stress, count));
const formAfter = (stress: readonly number[], daysAhead = 0) =>
  formOnRaceDay({stress, start: START, daysAhead}) ?? {fitness: 0, form: 0};

describe("form on race day", () => {
  it("of today is that of the load of days", () => {
    const stress = [0, 80, 0, 60, 120, 0, 30];
    const {fitness, form} = dailyLoad(stress, START);
    expect(formAfter(stress)).toEqual({fitness: fitness.at(-2), form: form.at(-1)});
  });

  it("settles as training continues, and assumes no rest before the race", () => {
    const tired = [...days(60, 30), ...days(120, 14)];
    const forms = [0, 7, 14, 35].map((ahead) => formAfter(tired, ahead).form);
    expect(forms).toEqual(forms.toSorted((a, b) => a - b));
    expect(Math.abs(forms.at(-1) ?? 99)).toBeLessThan(1);
    expect(freshnessPercent(formAfter(days(60, 60), 30))).toBe(0);
  });

  it("counts the run of today where it is more than usual", () => {
    expect(formAfter([...days(60, 30), 200], 1).form).toBeLessThan(formAfter([...days(60, 30), 0], 1).form);
    expect(formAfter([...days(60, 30), 0], 1).form).toBeCloseTo(0, 9);
  });

  it("is not known of 125 days that began at nothing, nor without runs, nor without any fitness", () => {
    const of = (stress: readonly number[], start: typeof START | null = null) =>
      formOnRaceDay({stress, start, daysAhead: 0});
    expect(of(days(60, 125))).toBeNull();
    // By then even training counts as neutral, though its fitness began at 0.
    const known = of(days(60, 126));
    if (!known) throw new Error("expected a form");
    expect(freshnessPercent(known)).toBeCloseTo(0, 9);
    expect(of([], START)).toBeNull();
    expect(of(days(0, 200))).toBeNull();
  });
});

describe("freshness", () => {
  it("is 2 % after two weeks at half the load, and −5.6 % after two at twice it", () => {
    const taper = formAfter([...days(60, 60), ...days(30, 14), 0]);
    expect(taper.form / taper.fitness).toBeCloseTo(0.34, 2);
    expect(freshnessPercent(taper)).toBeCloseTo(2, 1);
    const overload = formAfter([...days(60, 60), ...days(120, 14), 0]);
    expect(overload.form / overload.fitness).toBeCloseTo(-0.45, 2);
    expect(freshnessPercent(overload)).toBeCloseTo(-5.6, 1);
  });

  it.each([
    [-0.9, -5.6],
    [-0.275, -2.8],
    [-0.1, 0],
    [0, 0],
    [0.1, 0],
    [0.22, 1],
    [1, 2],
  ])("of form %f of fitness is %f %", (share, percent) => {
    expect(freshnessPercent({fitness: 50, form: 50 * share})).toBeCloseTo(percent, 9);
  });

  const MILD = {elevation: 0, temperature: 15, humidity: 0.5};
  const predicted = (freshness: number | null | undefined, more: Partial<PredictionRequest> = {}) => {
    const prediction = predict({
      race: {
        course: flatCourse(10_000),
        surface: "road",
        headwind: 0,
        training: MILD,
        race: {...MILD, elevation: 1600, temperature: 28},
        isAcclimatised: false,
        pacing: "even",
        withHeat: true,
        ...(freshness !== undefined && {freshness}),
      },
      runner: {mass: 70},
      profile: {criticalPower: 280, wPrime: null, pMax: null, efforts: []},
      confidence: 1,
      weeklySeconds: null,
      ...more,
    });
    if (!prediction.ok) throw new Error(prediction.code);
    return prediction;
  };

  it("has watts of its own, and all factors add up from power held in training to power held in the race", () => {
    // A goal of power, so that all are held for the same time.
    const goal = {targetPower: 250};
    const [without, tired] = [predicted(null, goal), predicted(-4, goal)];
    const targetPower = (prediction: typeof tired) => prediction.power_range_suggested.target;
    const watts = tired.factors.find(({id}) => id === "freshness")?.watts ?? 0;
    expect(watts).toBeCloseTo(-0.04 * targetPower(without), 9);
    expect(targetPower(tired) - targetPower(without)).toBeCloseTo(watts, 9);
    expect(without.factors.map(({id}) => id)).toEqual(["altitude", "heat"]);
    expect(tired.factors.slice(0, 2)).toEqual(without.factors);
  });

  it("makes a race faster or slower, and left out changes nothing", () => {
    expect(predicted(2).time).toBeLessThan(predicted(0).time);
    expect(predicted(-5).time).toBeGreaterThan(predicted(0).time);
    expect(predicted(null)).toEqual(predicted(undefined));
    expect(predicted(null).time).toBe(predicted(0).time);
  });
});
