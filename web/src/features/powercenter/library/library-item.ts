import type {LibraryLevel, LibraryTerrain} from "@gradus/backend/contract/library-values";
import type {LibraryWorkout, WorkoutTemplate} from "@gradus/backend/contract/workout-library";
import type {PhaseName} from "@gradus/training/plans/plan";
import type {ProfileStep} from "@gradus/training/workouts/profile";
import type {Block} from "@gradus/training/workouts/workout";
import {zoneOf} from "@gradus/training/zones/zones";

/**
 * A workout of either library, as rows and filters see it. A property not set on a user's own workout is null and
 * matches no filter.
 */
export interface LibraryItem {
  readonly id: string;
  readonly isOwn: boolean;
  readonly title: string;
  readonly desc: string;
  readonly type: LibraryWorkout["type"];
  readonly phases: readonly PhaseName[];
  readonly terrain: LibraryTerrain | null;
  readonly isIndoor: boolean;
  readonly level: LibraryLevel | null;
  readonly focus: number;
  /** Seconds; by the drawing where there is no critical power. */
  readonly seconds: number;
  readonly stress: number | null;
  readonly distance: number | null;
  readonly profile: readonly ProfileStep[];
  readonly blocks: readonly Block[] | null;
  readonly surface: LibraryWorkout["surface"];
  readonly objective: string;
  readonly tags: readonly string[];
  readonly collection: string | null;
  readonly position: number;
  /** Everything a search looks through. */
  readonly words: string;
}

/** Without case and accents: people type neither. */
export const searchableText = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

export function itemFromLibrary(workout: LibraryWorkout): LibraryItem {
  const {terrain, is_indoor: isIndoor, level, focus, phases} = workout;
  return {
    ...sharedOf(workout),
    isOwn: false,
    terrain,
    isIndoor,
    level,
    focus,
    phases,
    collection: null,
    position: 0,
  };
}

export function itemFromTemplate(workout: WorkoutTemplate): LibraryItem {
  const {surface} = workout;
  return {
    ...sharedOf(workout),
    isOwn: true,
    terrain: surface === "trail" || surface === "track" ? surface : null,
    isIndoor: surface === "treadmill",
    level: null,
    focus: focusOf(workout.profile),
    phases: [],
    collection: workout.collection_id,
    position: workout.position,
  };
}

function sharedOf(workout: LibraryWorkout | WorkoutTemplate) {
  const {id, title, desc, type, planned, profile, blocks, surface, objective, tags} = workout;
  return {
    surface,
    objective,
    tags,
    id,
    title,
    desc,
    type,
    seconds: planned?.duration ?? profile.reduce((sum, {seconds}) => sum + seconds, 0),
    stress: planned?.stress ?? null,
    distance: planned?.distance ?? null,
    profile,
    blocks,
    words: searchableText([title, desc, objective, ...tags].join(" ")),
  };
}

/** The zone, 1 to 5, most of the work lies in; that of all of it where nothing is work. */
function focusOf(profile: readonly ProfileStep[]): number {
  const work = profile.filter((step) => step.intensity_class === "work");
  const seconds = [0, 0, 0, 0, 0, 0];
  for (const step of work.length > 0 ? work : profile) {
    const zone = Math.max(1, zoneOf((step.from + step.to) / 2));
    seconds[zone] = (seconds[zone] ?? 0) + step.seconds;
  }
  return Math.max(1, seconds.indexOf(Math.max(...seconds)));
}
