import type {LibraryText, WorkoutWords} from "@gradus/training/library/library-workout";
import {localizeText, localizeTexts} from "@gradus/training/library/words/library-text";
import type {PageLocale} from "../../../core/http/request-locale.ts";

interface StoredTexts extends WorkoutWords {
  readonly library_text: LibraryText | null;
}

/** The texts of a workout in the language of the page. */
export const localizeWorkout = <Workout extends StoredTexts>(workout: Workout, page: PageLocale): Workout =>
  page === null ? workout : localizeTexts(workout, workout.library_text, page);

/** Its title alone. */
export const localizeTitle = (
  {title, library_text}: Pick<StoredTexts, "title" | "library_text">,
  page: PageLocale,
): string => (page === null ? title : localizeText({kind: "title", stored: title}, library_text, page));
