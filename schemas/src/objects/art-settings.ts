import type {Choice} from "../fields/choice-field.ts";
import {isRecord} from "../fields/is-record.ts";
import {CLIP_CHOICES} from "../fields/options.ts";

export type ArtSetting = {readonly name: string; readonly title: string} & (
  | {readonly kind: "choice"; readonly options: readonly Choice[]; readonly initial: string}
  /** Several options, in order; all of them by default. */
  | {readonly kind: "choices"; readonly options: readonly Choice[]}
  | {readonly kind: "switch"; readonly initial: boolean}
  | {readonly kind: "number"; readonly min: number; readonly max: number; readonly initial: number}
  /** Another number draws another picture of the same kind. */
  | {readonly kind: "seed"}
);

export interface ArtGenerator {
  readonly value: string;
  readonly title: string;
  readonly settings: readonly ArtSetting[];
}

const SEED: ArtSetting = {kind: "seed", name: "seed", title: "Seed"};
const CLIP: ArtSetting = {
  kind: "choice",
  name: "clip",
  title: "Clip",
  options: [...CLIP_CHOICES, {value: "variant", title: "As the visitor chose"}],
  initial: "variant",
};
const toggle = (name: string, title: string, initial = false): ArtSetting => ({
  kind: "switch",
  name,
  title,
  initial,
});
const LUME = toggle("lume", "Light on", true);
const FRONT: Choice = {value: "front", title: "Front"};
const ON_SHOE: Choice = {value: "on-shoe", title: "On a shoe"};

/** What editors may have drawn, with the settings of each. The site's drawings know more, which pages never choose. */
export const ART_GENERATORS: readonly ArtGenerator[] = [
  {
    value: "pod",
    title: "Pod",
    settings: [
      CLIP,
      {
        kind: "choice",
        name: "angle",
        title: "Angle",
        options: [FRONT, {value: "side", title: "Side"}, {value: "top", title: "Top"}, ON_SHOE],
        initial: "front",
      },
      LUME,
      toggle("exploded", "Taken apart"),
      toggle("laces", "Laces", true),
    ],
  },
  {
    value: "duo",
    title: "Duo",
    settings: [
      CLIP,
      {kind: "choice", name: "angle", title: "Angle", options: [FRONT, ON_SHOE], initial: "front"},
      LUME,
    ],
  },
  {
    value: "clips",
    title: "Clips",
    settings: [{kind: "choices", name: "colours", title: "Colours", options: CLIP_CHOICES}],
  },
  {value: "card", title: "Membership card", settings: [SEED]},
  {value: "heroTrack", title: "Pod on the track", settings: [CLIP, LUME, SEED]},
  {
    value: "lanes",
    title: "Lanes",
    settings: [
      toggle("trace", "A recording along lane 3"),
      {kind: "number", name: "missing", title: "Lane left out (0: none)", min: 0, max: 8, initial: 0},
      SEED,
    ],
  },
  {
    value: "courseRibbon",
    title: "Course ribbon",
    settings: [
      {
        kind: "choice",
        name: "profile",
        title: "Profile",
        options: [
          {value: "flat", title: "Flat"},
          {value: "rolling", title: "Rolling"},
          {value: "hilly", title: "Hilly"},
          {value: "mountain", title: "Mountain"},
        ],
        initial: "rolling",
      },
      toggle("climb", "Ends higher than it starts"),
      SEED,
    ],
  },
  {
    value: "plan",
    title: "Training plan",
    settings: [
      {
        kind: "choices",
        name: "phases",
        title: "Phases",
        options: [
          {value: "base", title: "Base"},
          {value: "test", title: "Test"},
          {value: "peak", title: "Peak"},
          {value: "recovery", title: "Recovery"},
          {value: "maintenance", title: "Maintenance"},
        ],
      },
      SEED,
    ],
  },
  {
    value: "readout",
    title: "Watch readout",
    settings: [
      {
        kind: "choice",
        name: "metric",
        title: "Shows",
        options: [
          {value: "power", title: "Power"},
          {value: "pace", title: "Pace"},
          {value: "cadence", title: "Cadence"},
          {value: "heartRate", title: "Heart rate"},
        ],
        initial: "power",
      },
      toggle("range", "Range to hold"),
      SEED,
    ],
  },
  {value: "strideTrace", title: "Stride trace", settings: [SEED]},
  {value: "balance", title: "Left and right", settings: [SEED]},
  {value: "workoutProfile", title: "Workout profile", settings: [SEED]},
];

export function artGenerator(value: unknown): ArtGenerator | null {
  return ART_GENERATORS.find((generator) => generator.value === value) ?? null;
}

/** The settings as stored, or null when the text is no JSON object. */
export function parseArtParams(text: string | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text || "{}");
    return isRecord(value) && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** What is wrong with the settings of a drawing, in words, or null. The site would draw it with defaults instead. */
export function artProblem(generatorName: unknown, text: string | undefined): string | null {
  const params = parseArtParams(text);
  if (!params) return "The settings are not readable. Check quotes and commas.";
  const generator = artGenerator(generatorName);
  if (!generator) return null;
  for (const [name, value] of Object.entries(params)) {
    const setting = generator.settings.find((known) => known.name === name);
    if (!setting) return `The drawing "${generator.title}" has no setting "${name}". Remove it.`;
    if (!isAllowed(setting, value)) return `"${setting.title}" cannot be ${JSON.stringify(value)}.`;
  }
  return null;
}

function isAllowed(setting: ArtSetting, value: unknown): boolean {
  switch (setting.kind) {
    case "choice":
      return setting.options.some((option) => option.value === value);
    case "choices": {
      const known = (item: unknown) => setting.options.some((option) => option.value === item);
      return Array.isArray(value) && value.length > 0 && value.every(known);
    }
    case "switch":
      return typeof value === "boolean";
    case "number":
      return Number.isInteger(value) && Number(value) >= setting.min && Number(value) <= setting.max;
    case "seed":
      return Number.isInteger(value);
  }
}
