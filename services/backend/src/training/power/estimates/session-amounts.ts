import type {Block} from "@gradus/training/workouts/workout";
import {estimateBlocks} from "./estimate-blocks.ts";

/**
 * Of any athlete: sessions of plans last by time, in shares of critical power, and give the same amounts for every
 * athlete.
 */
const DEFAULT_ATHLETE = {weight: 70, criticalPower: 250};

/** Seconds and stress of a session, also where its runner has no critical power yet. */
export function sessionAmounts(blocks: readonly Block[]): {
  readonly seconds: number;
  readonly stress: number;
} {
  const {planned} = estimateBlocks(blocks, DEFAULT_ATHLETE);
  return {seconds: planned?.duration ?? 0, stress: planned?.stress ?? 0};
}
