import {expect, it} from "vitest";
import {RUNNER_ATTRIBUTES} from "../attributes/attribute-list.ts";
import {TRAINING_DEFAULTS} from "../defaults.ts";
import {dailyLoad} from "../load/daily-load.ts";
import {summarize} from "../summary/summarize.ts";
import {madeSeries} from "../testing/series.ts";
import {explain, FORMULAS} from "./explain.ts";
import type {Formula} from "./formula.ts";
import {DAILY_FORMULAS, OTHER_LOAD_FORMULAS, WEEK_FORMULAS} from "./load-formulas.ts";
import {POWER_FORMULAS} from "./power-formulas.ts";
import {RACE_FORMULAS} from "./race-formulas.ts";
import {ATTRIBUTE_FORMULAS, RUNNER_FORMULAS} from "./runner-formulas.ts";
import {SUMMARY_FORMULAS} from "./summary-formulas.ts";

it("returns a runner's numbers with the formula, units, source and version", () => {
  expect(explain("attribute_fitness", 4, {critical_power: 280, mass: 70})).toEqual({
    id: "attribute_fitness",
    key: "explain.formulas.attribute_fitness",
    value: 4,
    unit: "W/kg",
    formula: "CP / m",
    inputs: [
      {key: "explain.inputs.critical_power", value: 280, unit: "W"},
      {key: "explain.inputs.mass", value: 70, unit: "kg"},
    ],
    basis: "definition",
    sources: [],
    version: TRAINING_DEFAULTS.version,
  });
});

it("keeps unknown inputs unknown", () => {
  const {value, inputs} = explain("attribute_fitness", null, {critical_power: 280, mass: null});
  expect([value, inputs[1]?.value]).toEqual([null, null]);
});

it("explains whatever a summary, a day of load and an attribute hold", () => {
  const values = [
    ...Object.keys(summarize(madeSeries({power: [250]}), {mass: 70, hasBarometer: true})),
    ...Object.keys(dailyLoad([60])),
    ...RUNNER_ATTRIBUTES.map(({id}) => `attribute_${id}`),
  ];
  expect(values.filter((id) => !Object.hasOwn(FORMULAS, id))).toEqual([]);
});

it("has one formula for each name: no list hides that of another", () => {
  const lists = [
    SUMMARY_FORMULAS,
    DAILY_FORMULAS,
    WEEK_FORMULAS,
    OTHER_LOAD_FORMULAS,
    POWER_FORMULAS,
    ATTRIBUTE_FORMULAS,
    RUNNER_FORMULAS,
    RACE_FORMULAS,
  ];
  const names = lists.flatMap((list) => Object.keys(list));
  expect(names).toHaveLength(Object.keys(FORMULAS).length);
});

it.each(Object.entries<Formula>(FORMULAS))(
  "%s has inputs, a source and names that messages can have",
  (id, formula) => {
    expect(Object.keys(formula.inputs).length).toBeGreaterThan(0);
    expect(
      formula.sources.length > 0 || formula.basis === "definition" || formula.basis === "assumption",
    ).toBe(true);
    for (const name of [id, ...Object.keys(formula.inputs)]) expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
  },
);

it("quotes the numbers that are computed with", () => {
  const {stress, load, detraining, automaticCp} = TRAINING_DEFAULTS;
  expect(FORMULAS.stress.formula).toContain(`^${stress.exponent}`);
  expect(FORMULAS.stress.formula).toContain(`${stress.ratioCap}·CP`);
  expect(FORMULAS.pace_stress.formula).toContain(`${stress.ratioCap}·CP) / CP)^${stress.exponent}`);
  expect(FORMULAS.effort_stress.formula).toContain(`${stress.effortPerHour}·RPE`);
  expect(FORMULAS.fitness.formula).toContain(`−1/${load.fitnessDays}`);
  expect(FORMULAS.fatigue.formula).toContain(`−1/${load.fatigueDays}`);
  expect(FORMULAS.detrained_power.formula).toContain(`D − ${detraining.freeDebt}) / ${detraining.debtScale}`);
  expect(FORMULAS.critical_power_confidence.formula).toContain(
    `${automaticCp.confidence.activities}·min(1, n/${automaticCp.confidence.fullActivities})`,
  );
});
