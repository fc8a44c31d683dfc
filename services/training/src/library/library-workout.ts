import type {PhaseName} from "../plans/plan.ts";
import type {Block} from "../workouts/workout.ts";
import type {FamilyName, ObjectiveName} from "./words/en.ts";

export const LEVELS = ["beginner", "intermediate", "advanced"] as const;
export type Level = (typeof LEVELS)[number];

/** Languages of the library's texts. */
export const LIBRARY_LOCALES = ["en", "de", "fr", "es"] as const;
export type LibraryLocale = (typeof LIBRARY_LOCALES)[number];

export type Terrain = "flat" | "hilly" | "trail" | "track";
export type LibraryType =
  | "easy"
  | "recovery"
  | "long"
  | "tempo"
  | "threshold"
  | "intervals"
  | "hills"
  | "race_pace"
  | "test"
  | "other";

/** The texts of a workout that a reader sees. */
export interface WorkoutWords {
  readonly title: string;
  readonly desc: string;
  /** In a few words, what it trains. */
  readonly objective: string;
}

/**
 * Which texts of the library a workout bears, and the values of their placeholders; stored beside the texts, so that
 * each reader sees them in their language. Null is a text that a user typed.
 */
export interface LibraryText {
  readonly title: FamilyName | null;
  readonly desc: FamilyName | null;
  readonly objective: ObjectiveName | null;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A workout that is available to every user. */
export interface LibraryWorkout {
  /** Stable and descriptive, for example `hills-8x60-intermediate`. */
  readonly id: string;
  readonly family: string;
  readonly type: LibraryType;
  readonly level: Level;
  readonly phases: readonly PhaseName[];
  readonly terrain: Terrain;
  readonly isIndoor: boolean;
  /** The zone, 1 to 5, that most of its work lies in. */
  readonly focus: number;
  readonly blocks: readonly Block[];
  readonly text: LibraryText;
  readonly words: Readonly<Record<LibraryLocale, WorkoutWords>>;
}
