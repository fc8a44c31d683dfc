import {
  BLANK_SEGMENT,
  type Block,
  durationTime,
  type IntensityClass,
  type Segment,
} from "../workouts/workout.ts";

/** How long a stretch is, with its text, the same in every language, and its form in ids. */
export interface Length {
  readonly seconds: number | null;
  readonly metres: number | null;
  readonly text: string;
  readonly slug: string;
}

/** Percent of critical power: one value, or from one to another. */
export type Percent = number | readonly [low: number, high: number];

export type Part = Omit<Segment, "uuid">;

/** Parts in their order, so many times. */
export interface Round {
  readonly repeat: number;
  readonly parts: readonly Part[];
}

export const sec = (seconds: number): Length => ({
  seconds,
  metres: null,
  text: `${seconds} s`,
  slug: `${seconds}`,
});

export const min = (minutes: number): Length => ({
  seconds: 60 * minutes,
  metres: null,
  text: minutesText(minutes),
  slug: `${minutes}min`,
});

function minutesText(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

export const m = (metres: number): Length => ({
  seconds: null,
  metres,
  text: `${metres} m`,
  slug: `${metres}m`,
});

export const km = (kilometres: number): Length => ({
  seconds: null,
  metres: 1000 * kilometres,
  text: `${kilometres} km`,
  slug: `${kilometres}km`,
});

function part(intensity: IntensityClass, length: Length, percent: Percent, grade = 0): Part {
  return {
    ...BLANK_SEGMENT,
    intensity_class: intensity,
    ...lengthFields(length),
    intensity_type: "percentage",
    intensity_percent:
      typeof percent === "number"
        ? {value: percent, min: null, max: null}
        : {value: null, min: percent[0], max: percent[1]},
    grade,
  };
}

function lengthFields({seconds, metres}: Length): Partial<Part> {
  if (metres === null) return {duration_type: "time", duration_time: durationTime(seconds ?? 0)};
  const isWhole = metres % 1000 === 0;
  return {
    duration_type: "distance",
    duration_distance: isWhole ? metres / 1000 : metres,
    distance_unit_selected: isWhole ? "km" : "m",
  };
}

export const work = (length: Length, percent: Percent, grade = 0) => part("work", length, percent, grade);
export const rest = (length: Length, percent: Percent = 60, grade = 0) =>
  part("rest", length, percent, grade);
export const warmup = (minutes: number, percent: Percent = 70, grade = 0) =>
  part("warmup", min(minutes), percent, grade);
export const cooldown = (minutes: number, percent: Percent = 65, grade = 0) =>
  part("cooldown", min(minutes), percent, grade);

/** Work that rises, or falls, evenly from one percentage to another. */
export const ramp = (length: Length, from: number, to: number, grade = 0): Part => ({
  ...part("work", length, from, grade),
  intensity_type: "ramp",
  intensity_percent: {value: null, min: from, max: to},
});

export const once = (...parts: readonly Part[]): Round => ({repeat: 1, parts});
export const times = (repeat: number, ...parts: readonly Part[]): Round => ({repeat, parts});

/** Blocks with ids that name their place. */
export const toBlocks = (rounds: readonly Round[]): Block[] =>
  rounds.map(({repeat, parts}, block) => ({
    uuid: `b${block + 1}`,
    repeat,
    segments: parts.map((each, segment) => ({...each, uuid: `b${block + 1}s${segment + 1}`})),
  }));
