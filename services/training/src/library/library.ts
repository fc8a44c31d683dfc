import type {PhaseName} from "../plans/plan.ts";
import {estimateWorkout} from "../workouts/estimate.ts";
import type {Block} from "../workouts/workout.ts";
import {ENDURANCE} from "./families/endurance.ts";
import {HILLS} from "./families/hills.ts";
import {INTERVALS} from "./families/intervals.ts";
import {RACE} from "./families/race.ts";
import {SPECIAL} from "./families/special.ts";
import {TEMPO} from "./families/tempo.ts";
import type {Family, Variant} from "./family.ts";
import type {LibraryLocale, LibraryText, LibraryWorkout, WorkoutWords} from "./library-workout.ts";
import {type Percent, toBlocks} from "./make-blocks.ts";
import {libraryText, libraryWords} from "./words/library-text.ts";

const FAMILIES: readonly Family[] = [...ENDURANCE, ...TEMPO, ...INTERVALS, ...HILLS, ...RACE, ...SPECIAL];

/** A runner that represents all: targets are shares of critical power; only distances need one to estimate them. */
const DEFAULT_ATHLETE = {mass: 70, criticalPower: 250};

/**
 * assumption: the most a workout may come to where a phase is about something else. Seconds in all, and in the third zone
 * and above. A test is what its phase is for.
 */
const PHASE_BOUNDS: Readonly<Partial<Record<PhaseName, {readonly seconds: number; readonly hard: number}>>> =
  Object.freeze({
    test: {seconds: 75 * 60, hard: 6 * 60},
    peak: {seconds: 80 * 60, hard: 25 * 60},
    recovery: {seconds: 75 * 60, hard: 0},
  });

let cached: readonly LibraryWorkout[] | null = null;
let byId: ReadonlyMap<string, LibraryWorkout> | null = null;

/** Every workout of the library, family by family and level by level. Made once. */
export function listLibrary(): readonly LibraryWorkout[] {
  cached ??= FAMILIES.flatMap((family) => family.variants().map((variant) => workoutOf(family, variant)));
  return cached;
}

/** One of them by its id; null for what is none. */
export function findLibraryWorkout(id: string): LibraryWorkout | null {
  byId ??= new Map(listLibrary().map((workout) => [workout.id, workout]));
  return byId.get(id) ?? null;
}

function workoutOf(family: Family, variant: Variant): LibraryWorkout {
  const {name, type, terrain, isIndoor, focus} = family;
  const blocks = toBlocks(variant.rounds);
  const text = textOf(family, variant);
  return {
    id: `${name}-${variant.slug}-${variant.level}`,
    family: name,
    type,
    level: variant.level,
    phases: phasesOf(family, blocks),
    terrain,
    isIndoor,
    focus,
    blocks,
    text,
    words: wordsOf(text),
  };
}

/** Phases of the family whose limits (total duration and hard seconds) the workout respects. */
function phasesOf({phases, type}: Family, blocks: readonly Block[]): readonly PhaseName[] {
  const isFree = (phase: PhaseName) => !PHASE_BOUNDS[phase] || (phase === "test" && type === "test");
  if (phases.every(isFree)) return phases;
  const {duration, intensity_zones} = estimateWorkout(blocks, DEFAULT_ATHLETE);
  const [, , ...hardZones] = intensity_zones;
  const hardSeconds = hardZones.reduce((sum, each) => sum + each, 0);
  return phases.filter((phase) => {
    const bounds = PHASE_BOUNDS[phase];
    return !bounds || isFree(phase) || (duration <= bounds.seconds && hardSeconds <= bounds.hard);
  });
}

const textOf = (family: Family, {form, named}: Variant): LibraryText =>
  libraryText(family.name, family.objective, {form, percent: percentText(family.percent), ...named});

const wordsOf = (text: LibraryText): Record<LibraryLocale, WorkoutWords> => ({
  en: libraryWords(text, "en"),
  de: libraryWords(text, "de"),
  fr: libraryWords(text, "fr"),
  es: libraryWords(text, "es"),
});

const percentText = (percent: Percent) => (typeof percent === "number" ? `${percent}` : percent.join("–"));
