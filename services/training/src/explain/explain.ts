import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Formula} from "./formula.ts";
import {DAILY_FORMULAS, OTHER_LOAD_FORMULAS, WEEK_FORMULAS} from "./load-formulas.ts";
import {POWER_FORMULAS} from "./power-formulas.ts";
import {RACE_FORMULAS} from "./race-formulas.ts";
import {ATTRIBUTE_FORMULAS, RUNNER_FORMULAS} from "./runner-formulas.ts";
import {SUMMARY_FORMULAS} from "./summary-formulas.ts";

/** How every derived value comes about. */
export const FORMULAS = {
  ...SUMMARY_FORMULAS,
  ...DAILY_FORMULAS,
  ...WEEK_FORMULAS,
  ...OTHER_LOAD_FORMULAS,
  ...POWER_FORMULAS,
  ...ATTRIBUTE_FORMULAS,
  ...RUNNER_FORMULAS,
  ...RACE_FORMULAS,
} as const;

export type ExplainedId = keyof typeof FORMULAS;
export type InputsOf<Id extends ExplainedId> = keyof (typeof FORMULAS)[Id]["inputs"] & string;

/** A value with its formula and the runner's own numbers in it. Keys are keys of messages. */
export interface Explanation {
  readonly id: ExplainedId;
  /** Message key of the formula in words. */
  readonly key: `explain.formulas.${ExplainedId}`;
  readonly value: number | null;
  readonly unit: string;
  readonly formula: string;
  readonly inputs: readonly {
    readonly key: `explain.inputs.${string}`;
    readonly value: number | null;
    readonly unit: string;
  }[];
  readonly basis: Formula["basis"];
  readonly sources: Formula["sources"];
  /** Version of the numbers it was computed with. */
  readonly version: number;
}

/**
 * Explains a value. Inputs are numbers the reader can check it with: of a column, its mean or its length. null is an
 * input that was not measured.
 */
export function explain<Id extends ExplainedId>(
  id: Id,
  value: number | null,
  inputs: Readonly<Record<InputsOf<Id>, number | null>>,
): Explanation {
  const {unit, formula, inputs: units, basis, sources}: Formula = FORMULAS[id];
  const inputValues: Readonly<Record<string, number | null>> = inputs;
  return {
    id,
    key: `explain.formulas.${id}`,
    value,
    unit,
    formula,
    inputs: Object.entries(units).map(([name, inputUnit]) => ({
      key: `explain.inputs.${name}` as const,
      value: inputValues[name] ?? null,
      unit: inputUnit,
    })),
    basis,
    sources,
    version: TRAINING_DEFAULTS.version,
  };
}
