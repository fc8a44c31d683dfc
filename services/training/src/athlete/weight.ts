import {type DatedValue, inForce} from "../cp/history.ts";
import type {Day} from "../numbers/days.ts";

/** Kilograms, from a day on. */
export interface DatedWeight extends DatedValue {
  readonly value: number;
}

/**
 * The weight in kg that counts on a day, for a run as for the workout it fulfils: the last one entered by then, before
 * the first entry that one; null where none was ever entered. `weights` are oldest first.
 */
export function weightOn(weights: readonly DatedWeight[], day: Day): number | null {
  return (inForce(weights, day) ?? weights[0])?.value ?? null;
}
