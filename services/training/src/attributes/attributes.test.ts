import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {envelopeOf} from "../curve/envelope.ts";
import {ageGrade, ageStandard} from "./age-grade.ts";
import {attributeValues} from "./attribute-list.ts";
import {type Cohort, chooseCohort, percentile, sketch} from "./cohort.ts";
import {runnerAttributes} from "./runner-attributes.ts";

describe("age grade", () => {
  it.each([
    ["men", 50, 10_000, 2400, 0.7427, "regional"],
    ["women", 35, 42_195, 12_600, 0.6263, "local"],
    ["men", 24, 10_000, 1584, 1, "world"],
    ["men", 30, 10_000, 3000, 0.528, null],
  ] as const)("of %s aged %i over %i m in %i s is %f", (table, age, distance, seconds, grade, gradeClass) => {
    const graded = ageGrade(table, age, distance, seconds);
    expect(graded?.grade).toBeCloseTo(grade, 4);
    expect(graded?.gradeClass).toBe(gradeClass);
  });

  it("knows every age from 12 to 100 in both tables, at every distance", () => {
    for (const table of ["men", "women"] as const)
      for (let age = 12; age <= 100; age++)
        for (const distance of [1609.344, 5000, 42_195, 200_000])
          expect(ageStandard(table, age, distance)).toBeGreaterThan(200);
  });

  it("between listed distances lies between their standards", () => {
    const [ten, between, fifteen] = [10_000, 13_000, 15_000].map(
      (metres) => ageStandard("women", 40, metres) ?? 0,
    );
    expect(between).toBeGreaterThan(ten ?? 0);
    expect(between).toBeLessThan(fifteen ?? 0);
  });

  it.each([
    ["an age below 12", 11, 10_000],
    ["an age above 100", 101, 10_000],
    ["half an age", 30.5, 10_000],
    ["less than a mile", 30, 1500],
    ["more than 200 km", 30, 200_001],
  ])("gives none for %s", (_what, age, distance) => {
    expect(ageGrade("men", age, distance, 3600)).toBeNull();
  });
});

describe("groups", () => {
  const cohort = (filters: Cohort["filters"], n: number): Cohort => ({
    filters,
    n,
    quantiles: [1, 2, 3, 4, 5],
  });

  it("places a value between quantiles", () => {
    expect([0.5, 1, 2.5, 3, 5, 6].map((value) => percentile(cohort([], 300), value))).toEqual([
      0, 0, 37.5, 50, 100, 100,
    ]);
  });

  it("rises with the value and stays within 0 and 100", () => {
    const values = fc.array(fc.double({min: 2, max: 6, noNaN: true}), {minLength: 200, maxLength: 260});
    const pair = fc.tuple(fc.double({min: 1, max: 7, noNaN: true}), fc.double({min: 1, max: 7, noNaN: true}));
    fc.assert(
      fc.property(values, pair, (runners, [a, b]) => {
        const group: Cohort = {filters: [], n: runners.length, quantiles: sketch(runners) ?? []};
        const [low, high] = [percentile(group, Math.min(a, b)), percentile(group, Math.max(a, b))];
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeGreaterThanOrEqual(low - 1e-9);
        expect(high).toBeLessThanOrEqual(100);
      }),
      {numRuns: 50},
    );
  });

  it("returns no sketch for fewer than 200 athletes, and 201 points for more", () => {
    expect(sketch(new Array<number>(199).fill(4))).toBeNull();
    expect(sketch(Array.from({length: 401}, (_, index) => index))).toEqual(
      Array.from({length: 201}, (_, index) => index * 2),
    );
  });

  it("widens by race, then age, then gender, and gives up below 200", () => {
    const all = [
      cohort(["race", "gender", "age"], 199),
      cohort(["gender", "age"], 199),
      cohort(["gender"], 250),
      cohort([], 900),
    ];
    expect(chooseCohort(all, ["race", "gender", "age"])?.filters).toEqual(["gender"]);
    expect(chooseCohort(all, ["age"])?.filters).toEqual([]);
    expect(chooseCohort([cohort([], 199)], [])).toBeNull();
  });
});

describe("attributes", () => {
  const power = Array.from({length: 900}, (_, index) => 600 - index / 4);
  const curve = envelopeOf([{activity: {id: "a", day: "2026-03-01"}, power, start: power}]);
  const inputs = {
    criticalPower: 280,
    mass: 70,
    curve,
    longestRun: 8100,
    weeklyTime: 14_400,
    effectiveness: 0.99,
  };
  const none = {cohorts: {}, ageGrade: null};

  it("are critical power and ten seconds per kg, an hour over critical power, long runs, effectiveness", () => {
    const values = attributeValues(inputs);
    expect(values).toMatchObject({fitness: 4, endurance: 10_800, economy: 0.99});
    expect(values.muscle_power).toBeCloseTo((600 - 9 / 4) / 70, 9);
    expect(values.fatigue_resistance).toBeGreaterThan(1);
  });

  it("pitfall 21: use the weight of the day they are for", () => {
    expect(attributeValues({...inputs, mass: 80}).fitness).toBe(3.5);
  });

  it("have no percentile without a group, and report that there is none", () => {
    const [fitness] = runnerAttributes(attributeValues(inputs), none);
    expect(fitness).toEqual({
      id: "fitness",
      value: 4,
      unit: "W/kg",
      percentile: null,
      reference: {kind: "none"},
    });
  });

  it("fall back to the age grade for fitness alone", () => {
    const attributes = runnerAttributes(attributeValues(inputs), {cohorts: {}, ageGrade: 0.74});
    expect(attributes.filter(({reference}) => reference.kind === "age_grade").map(({id}) => id)).toEqual([
      "fitness",
    ]);
  });

  it("name the group and the filters that were applied", () => {
    const cohorts = {fitness: [{filters: [], n: 250, quantiles: [3, 4, 5]}]};
    const [fitness] = runnerAttributes(attributeValues(inputs), {cohorts, ageGrade: 0.74}, ["gender"]);
    expect(fitness).toMatchObject({
      percentile: 50,
      reference: {kind: "population", n: 250, filters_applied: []},
    });
  });

  it("pitfall 28: are none for a runner without any history", () => {
    const nothing = {
      criticalPower: null,
      mass: null,
      longestRun: null,
      weeklyTime: null,
      effectiveness: null,
    };
    expect(runnerAttributes(attributeValues({...nothing, curve: envelopeOf([])}), none)).toEqual([]);
  });
});
