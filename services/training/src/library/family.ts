import type {PhaseName} from "../plans/plan.ts";
import type {Level, LibraryType, Terrain} from "./library-workout.ts";
import {
  cooldown,
  type Length,
  once,
  type Part,
  type Percent,
  type Round,
  rest,
  times,
  warmup,
  work,
} from "./make-blocks.ts";
import type {FamilyName, ObjectiveName} from "./words/words.ts";

/** One workout of a family. */
export interface Variant {
  readonly level: Level;
  /** Of its id, between family and level: `8x60`. */
  readonly slug: string;
  /** In every language: `8 × 60 s`. */
  readonly form: string;
  readonly rounds: readonly Round[];
  /** Further numbers that its texts use, by placeholder. */
  readonly named?: Readonly<Record<string, number>>;
}

/** Workouts of one idea, and what holds for all of them. */
export interface Family {
  readonly name: FamilyName;
  readonly type: LibraryType;
  readonly objective: ObjectiveName;
  /** Those it may be in; a workout that is too long or too hard for one is not in that. */
  readonly phases: readonly PhaseName[];
  readonly terrain: Terrain;
  readonly isIndoor: boolean;
  readonly focus: number;
  /** Of its work, for its words. */
  readonly percent: Percent;
  readonly variants: () => readonly Variant[];
}

type Head = Omit<Family, "terrain" | "isIndoor" | "variants"> & Partial<Pick<Family, "terrain" | "isIndoor">>;

/** Parameter rows by level; they hold everything that distinguishes the workouts of a family. */
export type Rows<Row> = Readonly<Record<Level, readonly Row[]>>;

type Built = Omit<Variant, "level">;

export function family<Row>(
  head: Head,
  rows: Rows<NoInfer<Row>>,
  build: (row: Row, level: Level) => Built,
): Family {
  const of = (level: Level) => rows[level].map((row) => ({...build(row, level), level}));
  return {
    terrain: "flat",
    isIndoor: false,
    ...head,
    variants: () => [...of("beginner"), ...of("intermediate"), ...of("advanced")],
  };
}

/** Minutes before and after hard work. */
const AROUND: Readonly<Record<Level, readonly [before: number, after: number]>> = {
  beginner: [12, 8],
  intermediate: [15, 10],
  advanced: [20, 10],
};

/** What is between a warm-up and a cool-down. */
export function within(level: Level, rounds: readonly Round[], grade = 0): Round[] {
  const [before, after] = AROUND[level];
  return [once(warmup(before, 70, grade)), ...rounds, once(cooldown(after, 65, grade))];
}

/** How often, how long, and how long the rest in between is. */
export type Repeats = readonly [count: number, length: Length, pause: Length];

interface RepeatOptions {
  readonly grade?: number;
  readonly restGrade?: number;
  readonly restPercent?: number;
  /** Base grade of the whole workout, such as a treadmill incline that replaces air resistance. */
  readonly base?: number;
}

/** Work and rest by turns. */
export function repeats(head: Head, rows: Rows<Repeats>, options: RepeatOptions = {}): Family {
  const {base = 0, grade = base, restGrade = base, restPercent = 60} = options;
  return family(head, rows, ([count, length, pause]: Repeats, level) => ({
    slug: `${count}x${length.slug}`,
    form: `${count} × ${length.text}`,
    rounds: within(
      level,
      [times(count, work(length, head.percent, grade), rest(pause, restPercent, restGrade))],
      base,
    ),
  }));
}

/** One stretch at one target, without anything around it. */
export function steady(head: Head, rows: Rows<Length>, grade = 0): Family {
  return family(head, rows, (length: Length) => ({
    slug: length.slug,
    form: length.text,
    rounds: [once(work(length, head.percent, grade))],
  }));
}

/** Each stretch after the other, as `1-2-3`. */
export const inTurn = (parts: readonly Part[]): Round[] => parts.map((part) => once(part));
