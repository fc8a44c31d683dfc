import type {Envelope} from "../curve/envelope.ts";
import {powerAt} from "../mean-max/hull.ts";

export const RUNNER_ATTRIBUTES = [
  {id: "fitness", unit: "W/kg"},
  {id: "muscle_power", unit: "W/kg"},
  {id: "fatigue_resistance", unit: "ratio"},
  {id: "endurance", unit: "s"},
  {id: "economy", unit: "ratio"},
] as const;
export type AttributeId = (typeof RUNNER_ATTRIBUTES)[number]["id"];

/** What the attributes are read from; null is unknown. */
export interface AttributeInputs {
  /** W in force. */
  readonly criticalPower: number | null;
  /** kg on the day. */
  readonly mass: number | null;
  readonly curve: Envelope;
  /** Seconds of the longest run of the range, and mean moving seconds a week. */
  readonly longestRun: number | null;
  readonly weeklyTime: number | null;
  /** Mean of the runs' effectiveness. */
  readonly effectiveness: number | null;
}

const ratio = (value: number | null, by: number | null) =>
  value === null || by === null || by <= 0 ? null : value / by;

/**
 * Raw values: critical power and 10 s power per kg, power of an hour over critical power, geometric mean of longest
 * run and weekly time, and running effectiveness.
 */
export function attributeValues(inputs: AttributeInputs): Record<AttributeId, number | null> {
  const {criticalPower, mass, curve, longestRun, weeklyTime, effectiveness} = inputs;
  return {
    fitness: ratio(criticalPower, mass),
    muscle_power: ratio(powerAt(curve, 10), mass),
    fatigue_resistance: ratio(powerAt(curve, 3600), criticalPower),
    endurance: longestRun === null || weeklyTime === null ? null : Math.sqrt(longestRun * weeklyTime),
    economy: effectiveness,
  };
}
