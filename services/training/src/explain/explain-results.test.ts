import {describe, expect, it} from "vitest";
import {flatCourse} from "../courses/course.ts";
import {automaticCp} from "../cp/automatic.ts";
import {omniDomainPower, typicalRunner} from "../cp/models.ts";
import {dailyLoad} from "../load/daily-load.ts";
import {predict} from "../prediction/predict.ts";
import type {Explanation} from "./explain.ts";
import {explainLoadDay} from "./explain-load.ts";
import {explainAutomaticCp} from "./explain-power.ts";
import {explainPrediction} from "./explain-race.ts";
import {explainSurroundings} from "./explain-surroundings.ts";

/** The numbers of an explanation in their order: what a reader would put into the formula. */
const numbersOf = (explanation: Explanation | undefined) =>
  explanation?.inputs.map(({value}) => value ?? 0) ?? [];

describe("the numbers of an explanation give its value", () => {
  const load = dailyLoad([60, 0, 80, 120, 0, 0, 60, 90, 30]);

  it.each([0, 3, 8])("of load on day %i", (day) => {
    const [fitness, fatigue, form, ramp] = explainLoadDay(load, day);
    const [before = 0, stress = 0] = numbersOf(fitness);
    expect(before + (stress - before) * (1 - Math.exp(-1 / 42))).toBeCloseTo(fitness?.value ?? -1, 9);
    const [tired = 0, same = 0] = numbersOf(fatigue);
    expect(tired + (same - tired) * (1 - Math.exp(-1 / 7))).toBeCloseTo(fatigue?.value ?? -1, 9);
    for (const difference of [form, ramp]) {
      const [of = 0, less = 0] = numbersOf(difference);
      expect(of - less).toBeCloseTo(difference?.value ?? -1, 9);
    }
  });

  it("of the confidence in critical power", () => {
    const runner = typicalRunner(280);
    const efforts = [180, 300, 600, 1200].map((seconds) => ({
      seconds,
      power: omniDomainPower(seconds, runner),
      activityId: `run-${seconds % 400}`,
      day: "2026-03-21",
    }));
    const maximal = {activityIds: new Set<string>(), earlierIndex: null};
    const automatic = automaticCp({efforts, activities: 9, maximal, today: "2026-03-31"});
    const [value, confidence] = explainAutomaticCp(automatic, "2026-03-31");
    expect(value?.value).toBeCloseTo(280, 0);
    const [proof = 0, runs = 0, spread = 0, age = 0] = numbersOf(confidence);
    const sum = 0.4 * Math.min(1, runs / 3) + 0.35 * Math.min(1, Math.log(spread) / Math.log(6));
    expect(proof * (sum + 0.25 * Math.exp(-age / 45))).toBeCloseTo(confidence?.value ?? -1, 9);
  });

  it("of a predicted power", () => {
    const mild = {elevation: 0, temperature: 15, humidity: 0.5};
    const prediction = predict({
      race: {
        course: flatCourse(10_000),
        surface: "road",
        headwind: 0,
        training: mild,
        race: {...mild, elevation: 1600},
        isAcclimatised: true,
        pacing: "even",
        withHeat: true,
        freshness: 1.5,
      },
      runner: {mass: 70},
      profile: {criticalPower: 280, wPrime: null, pMax: null, efforts: []},
      confidence: 1,
      weeklySeconds: null,
    });
    if (!prediction.ok) throw new Error(prediction.code);
    const [time, power, share] = explainPrediction(prediction, 280);
    const [criticalPower = 0, seconds = 0, altitude = 0, heat = 0, fresh = 0] = numbersOf(power);
    const sustainedPower =
      omniDomainPower(seconds, typicalRunner(criticalPower)) * altitude * (1 - heat / 100);
    expect(fresh).toBe(1.5);
    expect(sustainedPower * (1 + fresh / 100)).toBeCloseTo(power?.value ?? -1, 6);
    expect(time?.value).toBe(prediction.time);
    expect(share?.value).toBeCloseTo(1, 6);
  });
});

it("the surroundings of a race are explained with what they were computed from", () => {
  const race = {
    course: flatCourse(42_195),
    surface: "road",
    headwind: 2,
    training: {elevation: 200, temperature: 10, humidity: 0.5},
    race: {elevation: 1600, temperature: 26, humidity: 0.6},
    isAcclimatised: false,
    pacing: "even",
    withHeat: true,
  } as const;
  const runner = {mass: 70};
  const profile = {criticalPower: 280, wPrime: null, pMax: null, efforts: []};
  const prediction = predict({race, runner, profile, confidence: 1, weeklySeconds: null});
  if (!prediction.ok) throw new Error(prediction.code);
  const [power, air, altitude, heat] = explainSurroundings({race, runner, profile}, prediction);
  const [cost = 0, mass = 0, speed = 0, , density = 0, wind = 0] = numbersOf(power);
  expect(cost * mass * speed + 0.5 * density * 0.24 * (speed + wind) ** 2 * speed).toBeCloseTo(
    power?.value ?? -1,
    6,
  );
  // On a level course in one wind the power of the mean speed is the power held.
  expect(power?.value).toBeCloseTo(prediction.power, 3);
  expect(air?.value).toBe(density);
  expect(altitude?.value).toBe(prediction.environment.altitude);
  const [cool = 0, warm = 0, slower = 0] = numbersOf(heat);
  expect(warm).toBeGreaterThan(cool);
  expect(slower).toBeGreaterThan(0);
  expect(heat?.value).toBeGreaterThan(0);
});

it("explains nothing where there is no value", () => {
  expect(explainAutomaticCp({status: "insufficient_data"}, "2026-03-31")).toEqual([]);
});
