import type {LibraryWorkout} from "@gradus/training/library/library-workout";
import {type WorkedOut, type Worker, workOut} from "../estimates/work-out.ts";

const KEPT_MAX = 32;

export interface WorkedOutWorkout extends WorkedOut {
  readonly workout: LibraryWorkout;
}

/**
 * The computed workouts of the library, for the athletes who asked last. They follow from weight and critical power
 * alone, so no cached entry is ever out of date: an athlete with other values asks for another entry.
 */
export function createWorkedOutMemory(list: () => readonly LibraryWorkout[], most = KEPT_MAX) {
  const kept = new Map<string, readonly WorkedOutWorkout[]>();

  /** In the order of the library. Shared: not to be changed. */
  return ({weight, criticalPower}: Worker): readonly WorkedOutWorkout[] => {
    const key = `${weight} ${criticalPower}`;
    const make = (workout: LibraryWorkout) => ({
      workout,
      ...workOut(workout.blocks, {weight, criticalPower}),
    });
    const all = kept.get(key) ?? list().map(make);
    // The one asked for last goes last.
    kept.delete(key);
    kept.set(key, all);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return all;
  };
}
