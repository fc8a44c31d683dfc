import {describe, expect, it} from "vitest";
import {scalesOf} from "@/charts/race/units";
import {MILD_CONDITIONS, type Plan} from "./plan";
import {FILE, OTHER, type PlanValues, parsePlan} from "./plan-fields";
import {firstValues, measureWriter, planValues} from "./plan-values";

const METRIC = scalesOf({distance: "km", temperature: "C"});
const AMERICAN = scalesOf({distance: "mi", temperature: "F"});
const GERMAN = measureWriter(METRIC, "de-DE");
const filled = (change: Partial<PlanValues>, first = firstValues(GERMAN)): PlanValues => ({
  ...first,
  race_time: "45:00",
  weight: "70",
  ...change,
});
const parsed = (change: Partial<PlanValues>) => parsePlan(filled(change), {file: null, scales: METRIC});
const mistakes = (change: Partial<PlanValues>) => {
  const typed = parsed(change);
  return typed.ok ? {} : typed.mistakes;
};

describe("what was typed", () => {
  it("becomes a plan in SI units, with a comma or a point", () => {
    for (const weight of ["70,5", "70.5", " 70,5 "]) {
      expect(parsed({weight, race_headwind: "-18", race_temperature: "\u22125,5"})).toEqual({
        ok: true,
        plan: {
          basis: {kind: "race", distance: 10_000, seconds: 2700},
          mass: 70.5,
          course: {kind: "distance", distance: 21_097.5, terrain: "flat"},
          pacing: "even",
          goal: null,
          training: MILD_CONDITIONS,
          race: {...MILD_CONDITIONS, temperature: -5.5, headwind: -5},
        },
      });
    }
  });

  it("is read in the units of the page", () => {
    const write = measureWriter(AMERICAN, "en-US");
    const values = filled({weight: "150", course: OTHER, distance: "10"}, firstValues(write));
    const typed = parsePlan(values, {file: null, scales: AMERICAN});
    if (!typed.ok) throw new Error(JSON.stringify(typed.mistakes));
    expect(typed.plan.mass).toBeCloseTo(68.04, 2);
    expect(typed.plan.course.distance).toBeCloseTo(16_093.44, 6);
    expect(typed.plan.race.temperature).toBeCloseTo(15, 9);
  });

  it.each<[string, Partial<PlanValues>, object]>([
    ["nothing", {race_time: "", weight: ""}, {race_time: {code: "required"}, weight: {code: "required"}}],
    [
      "0",
      {weight: "0", race_time: "0"},
      {weight: {code: "range", min: 25, max: 250}, race_time: {code: "time"}},
    ],
    ["letters", {weight: "heavy"}, {weight: {code: "number"}}],
    ["a number that grows without end", {weight: "1e9"}, {weight: {code: "number"}}],
    ["no critical power", {basis: "power", power: ""}, {power: {code: "required"}}],
    ["a heroic one", {basis: "power", power: "601"}, {power: {code: "range", min: 60, max: 600}}],
    ["half a distance", {course: OTHER, distance: "0,4"}, {distance: {code: "range", min: 0.5, max: 500}}],
    ["no file", {course: FILE}, {course_file: {code: "no_file"}}],
    ["a goal without its number", {goal: "time", target_power: "250"}, {target_time: {code: "required"}}],
    ["110 % of humidity", {race_humidity: "110"}, {race_humidity: {code: "range", min: 0, max: 100}}],
  ])("%s is reported at its field", (_what, change, expected) => {
    expect(mistakes(change)).toEqual(expected);
  });

  it("is not required in fields that are not shown", () => {
    expect(mistakes({basis: "power", power: "280", race_time: "", training_headwind: ""})).toEqual({});
  });
});

it.each([
  ["de-DE", METRIC],
  ["en-US", AMERICAN],
])("the form of an opened link in %s is typed as the plan it came from", (locale, scales) => {
  const plan: Plan = {
    basis: {kind: "power", criticalPower: 281},
    mass: scales.weight.toSi(151.5),
    course: {kind: "distance", distance: scales.distance.toSi(12.25), terrain: "rolling"},
    pacing: "terrain",
    goal: {kind: "time", seconds: 3700},
    training: {...MILD_CONDITIONS, elevation: scales.elevation.toSi(1200)},
    race: {...MILD_CONDITIONS, headwind: scales.wind.toSi(-8), temperature: scales.temperature.toSi(80 / 2)},
  };
  const values = planValues(plan, measureWriter(scales, locale));
  expect(values.weight).toMatch(locale === "de-DE" ? /,5$/ : /\.5$/);
  const typed = parsePlan(values, {file: null, scales});
  if (!typed.ok) throw new Error(JSON.stringify(typed.mistakes));
  const {course, training, race, ...rest} = typed.plan;
  expect(rest).toEqual({basis: plan.basis, mass: plan.mass, pacing: "terrain", goal: plan.goal});
  expect(course.distance).toBeCloseTo(plan.course.distance, 6);
  expect(training.elevation).toBeCloseTo(plan.training.elevation, 6);
  expect(race.headwind).toBeCloseTo(plan.race.headwind, 6);
});
