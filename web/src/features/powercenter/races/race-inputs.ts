import {SURFACES} from "@gradus/backend/contract/activity-values";
import {RACE_BOUNDS} from "@gradus/backend/contract/race-values";
import {isDay} from "@gradus/training/numbers/days";

const {elevation, temperature, humidity, wind, race_distance, target_power, target_time} = RACE_BOUNDS;

/** Numbers in an address, in SI units as the call takes them, with their bounds. */
const NUMBERS = {
  race_distance,
  training_elevation: elevation,
  race_elevation: elevation,
  training_temperature: temperature,
  race_temperature: temperature,
  training_humidity: humidity,
  race_humidity: humidity,
  wind,
  target_power,
  target_time,
} as const;
export type NumberInput = keyof typeof NUMBERS;

const CHOICES = {
  surface: SURFACES,
  acclimatised: ["0", "1"],
  heat: ["0", "1"],
  freshness: ["0", "1"],
  cost: ["own", "usual"],
  /** Who filled it in. */
  from: ["planner"],
  pacing: ["even", "terrain"],
} as const;

/** Names of things: the course, whose race it is, and what a plan of the site brought along. */
const NAMES = ["course_id", "runner", "known_power", "kept", "lost"] as const;
const NAME = /^[\w.-]{1,64}$/;

export type RaceInput = NumberInput | keyof typeof CHOICES | (typeof NAMES)[number] | "race_day";
/** All inputs of a race plan, as written in the address. Absent inputs are assumed, and shown as assumed. */
export type RaceInputs = Readonly<Partial<Record<RaceInput, string>>>;

/** Default for an address without a distance: level, and the distance most people train for. */
export const DEFAULT_DISTANCE = "21097.5";

export const boundsOf = (name: NumberInput): {readonly min: number; readonly max: number} => NUMBERS[name];

/** Parses the inputs of an address. Invalid ones are dropped. */
export function parseInputs(query: URLSearchParams): RaceInputs {
  const entries = [...query].filter(([name, value]) => isInput(name, value));
  return Object.fromEntries(entries);
}

function isInput(name: string, value: string): boolean {
  if (Object.hasOwn(NUMBERS, name)) {
    const {min, max} = NUMBERS[name as NumberInput];
    return /^-?\d{1,9}(\.\d{1,9})?$/.test(value) && Number(value) >= min && Number(value) <= max;
  }
  if (Object.hasOwn(CHOICES, name))
    return CHOICES[name as keyof typeof CHOICES].some((choice) => choice === value);
  if (name === "race_day") return isDay(value);
  return NAMES.some((each) => each === name) && NAME.test(value);
}

export function formatInputs(inputs: RaceInputs): string {
  const query = new URLSearchParams(Object.entries(inputs).filter(([, value]) => value !== undefined));
  return query.size > 0 ? `?${query}` : "";
}

/** What only the page knows. */
const PAGE_ONLY_INPUTS: ReadonlySet<string> = new Set(["runner", "known_power", "kept", "lost", "from"]);

export function predictionQuery(inputs: RaceInputs, split: "km" | "mi"): Readonly<Record<string, string>> {
  const {race_distance: distance = DEFAULT_DISTANCE, ...rest} = inputs;
  const setInputs = Object.entries(rest).filter(
    ([name, value]) => value !== undefined && !PAGE_ONLY_INPUTS.has(name),
  );
  return {
    ...Object.fromEntries(setInputs),
    ...(inputs.course_id === undefined && {race_distance: distance}),
    split,
  };
}

export const hasBothTargets = ({target_power: power, target_time: time}: RaceInputs): boolean =>
  power !== undefined && time !== undefined;
