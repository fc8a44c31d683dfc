import type {LibraryWorkout} from "@gradus/training/library/library-workout";
import {
  type AthleteProfile,
  type BlockEstimate,
  estimateBlocks,
} from "../../power/estimates/estimate-blocks.ts";

const MAX_ENTRIES = 32;

export interface EstimatedWorkout extends BlockEstimate {
  readonly workout: LibraryWorkout;
}

/**
 * The computed workouts of the library, for the athletes who asked last. They follow from weight and critical power
 * alone, so no cached entry is ever out of date: an athlete with other values asks for another entry.
 */
export function createEstimateCache(list: () => readonly LibraryWorkout[], most = MAX_ENTRIES) {
  const cache = new Map<string, readonly EstimatedWorkout[]>();

  /** In the order of the library. Shared: not to be changed. */
  return ({weight, criticalPower}: AthleteProfile): readonly EstimatedWorkout[] => {
    const key = `${weight} ${criticalPower}`;
    const make = (workout: LibraryWorkout) => ({
      workout,
      ...estimateBlocks(workout.blocks, {weight, criticalPower}),
    });
    const all = cache.get(key) ?? list().map(make);
    // Moves the key to the end: the least recently used is evicted first.
    cache.delete(key);
    cache.set(key, all);
    const [oldest] = cache.keys();
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
    return all;
  };
}
