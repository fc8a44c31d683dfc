import {listLibrary} from "@gradus/training/library/library";
import type {LibraryLocale} from "@gradus/training/library/library-workout";
import type {z} from "zod";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import type {LibraryWorkout, libraryQuery, WorkoutLibrary} from "../../../contract/workout-library.ts";
import {readAthleteProfile} from "../../power/estimates/read-athlete-profile.ts";
import {copyBlocks} from "./copy-blocks.ts";
import {createEstimateCache, type EstimatedWorkout} from "./estimate-cache.ts";
import type {LibraryDeps} from "./library-deps.ts";
import {libraryHead} from "./library-head.ts";
import {libraryLocale} from "./library-locale.ts";
import {digestOf, libraryTag} from "./library-tag.ts";

interface Answer {
  /** Names what `read` gives: while it stays, so does that. */
  readonly tag: string;
  readonly read: () => WorkoutLibrary;
}

/** All workouts of the library, computed for the caller, in the requested language or else the caller's own. */
export async function readLibrary(
  {db, now}: LibraryDeps,
  viewerId: string,
  {include_content, locale: requestedLocale}: z.output<typeof libraryQuery>,
): Promise<Answer> {
  const athlete = await requireAthlete(db, viewerId, now());
  const athleteProfile = (await readAthleteProfile(db, athlete))(athlete.today);
  const locale = requestedLocale ?? (await libraryLocale(db, viewerId));
  const hasContent = include_content === "true";
  return {
    tag: libraryTag(libraryDigest(), [
      athleteProfile.weight,
      athleteProfile.criticalPower,
      locale,
      hasContent,
    ]),
    read: () => ({
      items: estimatesFor(athleteProfile).map((each) => toLibraryWorkout(each, locale, hasContent)),
    }),
  };
}

const estimatesFor = createEstimateCache(listLibrary);

let digest: string | null = null;
function libraryDigest(): string {
  digest ??= digestOf(listLibrary());
  return digest;
}

/** Listed, not spread: a new field must not leave by accident. */
function toLibraryWorkout(
  {workout, planned, profile}: EstimatedWorkout,
  locale: LibraryLocale,
  hasContent: boolean,
): LibraryWorkout {
  return {
    id: workout.id,
    ...libraryHead(workout, locale),
    family: workout.family,
    phases: [...workout.phases],
    terrain: workout.terrain,
    is_indoor: workout.isIndoor,
    level: workout.level,
    focus: workout.focus,
    planned,
    profile: [...profile],
    blocks: hasContent ? copyBlocks(workout.blocks) : null,
  };
}
