import type {AttributeId} from "../attributes/attribute-list.ts";
import type {Formula} from "./formula.ts";

/** How a runner's attributes come about. */
export const ATTRIBUTE_FORMULAS = {
  attribute_fitness: {
    unit: "W/kg",
    formula: "CP / m",
    inputs: {critical_power: "W", mass: "kg"},
    basis: "definition",
    sources: [],
  },
  attribute_muscle_power: {
    unit: "W/kg",
    formula: "P(10 s) / m",
    inputs: {power: "W", mass: "kg"},
    basis: "definition",
    sources: [],
  },
  attribute_fatigue_resistance: {
    unit: "ratio",
    formula: "P(3600 s) / CP",
    inputs: {power: "W", critical_power: "W"},
    basis: "definition",
    sources: [],
  },
  attribute_endurance: {
    unit: "s",
    formula: "√(t_longest · t_week)",
    inputs: {longest_run: "s", weekly_time: "s"},
    basis: "assumption",
    sources: [],
  },
  attribute_economy: {
    unit: "ratio",
    formula: "v / (P / m)",
    inputs: {speed: "m/s", power: "W", mass: "kg"},
    basis: "definition",
    sources: [],
  },
} as const satisfies Record<`attribute_${AttributeId}`, Formula>;

/** The other formulas about runners and their feet. */
export const RUNNER_FORMULAS = {
  age_grade: {
    unit: "ratio",
    formula: "t_open / f(age) / t",
    inputs: {open_standard: "s", age_factor: "ratio", time: "s"},
    basis: "published",
    sources: ["Jones A, Bernhard T 2025"],
  },
  personal_cost: {
    unit: "J/kg/m",
    formula: "(P − Pair) / (m·v·h), median, (n·x + 20·0.98) / (n + 20)",
    inputs: {stretches: "count", runs: "count", median_cost: "J/kg/m"},
    basis: "adapted",
    sources: ["van Dijk H, van Megen R"],
  },
  asymmetry: {
    unit: "%",
    formula: "2·|b − 50|",
    inputs: {left_share: "%"},
    basis: "definition",
    sources: [],
  },
} as const satisfies Record<string, Formula>;
