import type {LibraryLocale, LibraryWorkout} from "@gradus/training/library/library-workout";
import type {Surface} from "../../../contract/activity-values.ts";

export function libraryHead({words, type, terrain, isIndoor}: LibraryWorkout, locale: LibraryLocale) {
  const {title, desc, objective} = words[locale];
  return {title, type, desc, surface: surfaceOf(terrain, isIndoor), objective, tags: []};
}

function surfaceOf(terrain: LibraryWorkout["terrain"], isIndoor: boolean): Surface | null {
  if (isIndoor) return "treadmill";
  return terrain === "trail" || terrain === "track" ? terrain : null;
}
