import type {LibraryLocale, WorkoutWords} from "@gradus/training/library/library-workout";
import {inLanguage} from "@gradus/training/library/words/in-language";
import type {WorkoutSource} from "../../../contract/workout-values.ts";

interface SourcedWorkout extends WorkoutWords {
  readonly source: WorkoutSource;
}

/** Whether its text may be ours: what a user wrote themselves stays as it is, whatever it contains. */
const isOfLibrary = (source: WorkoutSource) => source === "library" || source === "plan";

/** Localizes a workout to the language of the requesting page; null leaves it as it is stored. */
export const localizeWorkout = <Workout extends SourcedWorkout>(
  workout: Workout,
  locale: LibraryLocale | null,
): Workout => (locale !== null && isOfLibrary(workout.source) ? inLanguage(workout, locale) : workout);
