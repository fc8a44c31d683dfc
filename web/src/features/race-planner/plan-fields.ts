import type {Quantity, Scales} from "@/charts/race/units";
import {parseRaceTime} from "@/client/forms/race-time";
import {
  type FileCourse,
  type Limit,
  MILD_CONDITIONS,
  PACINGS,
  PLAN_LIMITS,
  type Place,
  type Plan,
  TERRAINS,
} from "./plan";

export const PLAN_FIELDS = [
  "basis",
  "race_distance",
  "race_time",
  "power",
  "weight",
  "course",
  "distance",
  "course_file",
  "terrain",
  "pacing",
  "goal",
  "target_time",
  "target_power",
  "training_temperature",
  "training_humidity",
  "training_elevation",
  "training_headwind",
  "race_temperature",
  "race_humidity",
  "race_elevation",
  "race_headwind",
] as const;
export type PlanField = (typeof PLAN_FIELDS)[number];
export type PlanValues = Readonly<Record<PlanField, string>>;

/** Metres of the races that can be chosen; the road mile's multiples stand with those of a kilometre. */
export const RACES = [5000, 10_000, 15_000, 16_093.44, 21_097.5, 42_195] as const;
export const OTHER = "other";
export const FILE = "file";

/** What is wrong with a field. Bounds are in the unit of the page. */
export type PlanMistake =
  | {readonly code: "required" | "number" | "time" | "no_file"}
  | {readonly code: "range"; readonly min: number; readonly max: number};
export type PlanMistakes = Readonly<Partial<Record<PlanField, PlanMistake>>>;

export type ParsedPlan =
  | {readonly ok: true; readonly plan: Plan}
  | {readonly ok: false; readonly mistakes: PlanMistakes};

/** A measure that a field shows in another unit than it was typed in. */
interface ConvertedField {
  readonly text: string;
  readonly si: number;
  readonly typed: {readonly text: string; readonly unit: string};
}
export type ConvertedFields = Readonly<Partial<Record<PlanField, ConvertedField>>>;

/** Beside what was typed. */
interface ParseContext {
  /** The course of a file is read beside the form. */
  readonly file: FileCourse | null;
  readonly scales: Scales;
  readonly converted?: ConvertedFields;
}

export function parsePlan(values: PlanValues, {file, scales, converted}: ParseContext): ParsedPlan {
  const fields = new FieldReader(values, scales, converted);
  const course = readCourse(fields, file);
  const plan = {
    basis: readBasis(fields),
    mass: fields.measure("weight", "weight"),
    course,
    pacing: PACINGS.find((each) => each === values.pacing) ?? "even",
    goal: readGoal(fields, course.distance),
    training: readPlace(fields, "training"),
    race: readPlace(fields, "race"),
  };
  const {mistakes} = fields;
  return Object.keys(mistakes).length === 0 ? {ok: true, plan} : {ok: false, mistakes};
}

/** Seconds of the times that were typed, as they are understood; null for what is none. */
export interface ParsedTimes {
  readonly race_time: number | null;
  readonly target_time: number | null;
}

export function parseTimes(values: PlanValues, file: FileCourse | null, scales: Scales): ParsedTimes {
  const fields = new FieldReader(values, scales);
  const {distance} = readCourse(fields, file);
  const race = RACES.find((metres) => String(metres) === values.race_distance) ?? RACES[1];
  return {
    race_time: fields.time("race_time", race) || null,
    target_time: fields.time("target_time", distance) || null,
  };
}

/** Reads fields one by one and records mistakes; an invalid field reads as 0, and no plan results. */
class FieldReader {
  readonly mistakes: Partial<Record<PlanField, PlanMistake>> = {};

  readonly values: PlanValues;
  readonly #scales: Scales;
  readonly #converted: ConvertedFields;

  constructor(values: PlanValues, scales: Scales, converted: ConvertedFields = {}) {
    this.values = values;
    this.#scales = scales;
    this.#converted = converted;
  }

  refuse(name: PlanField, mistake: PlanMistake): 0 {
    this.mistakes[name] = mistake;
    return 0;
  }

  has(name: PlanField): boolean {
    return this.values[name].trim() !== "";
  }

  measure(name: PlanField, quantity: Quantity, limit: Limit = quantity): number {
    if (!this.has(name)) return this.refuse(name, {code: "required"});
    const value = parseMeasure(this.values[name]);
    if (value === null) return this.refuse(name, {code: "number"});
    const known = this.#converted[name];
    const {min, max} = PLAN_LIMITS[limit];
    if (known?.text === this.values[name] && known.si >= min && known.si <= max) return known.si;
    const bounds = boundsOf(limit, quantity, this.#scales);
    if (value < bounds.min || value > bounds.max) return this.refuse(name, {code: "range", ...bounds});
    return this.#scales[quantity].toSi(value);
  }

  time(name: PlanField, distance: number): number {
    if (!this.has(name)) return this.refuse(name, {code: "required"});
    const seconds = parseRaceTime(this.values[name], distance);
    const {min, max} = PLAN_LIMITS.seconds;
    return seconds === null || seconds < min || seconds > max ? this.refuse(name, {code: "time"}) : seconds;
  }
}

/** A number as people write it, with a comma or a point, and with either minus. Null when it is none. */
export function parseMeasure(typed: string): number | null {
  const text = typed.trim().replace(",", ".").replace("\u2212", "-");
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** The limits as whole numbers of the page's unit, so that messages can state them; half a kilometre stays possible. */
function boundsOf(limit: Limit, quantity: Quantity, scales: Scales) {
  const {min, max} = PLAN_LIMITS[limit];
  const {fromSi} = scales[quantity];
  const step = quantity === "distance" ? 10 : 1;
  const nearly = 1e-9;
  return {
    // Never -0.
    min: Math.ceil(fromSi(min) * step - nearly) / step || 0,
    max: Math.floor(fromSi(max) * step + nearly) / step,
  };
}

function readBasis(fields: FieldReader): Plan["basis"] {
  if (fields.values.basis === "power")
    return {kind: "power", criticalPower: fields.measure("power", "power")};
  const distance = RACES.find((metres) => String(metres) === fields.values.race_distance) ?? RACES[1];
  return {kind: "race", distance, seconds: fields.time("race_time", distance)};
}

function readCourse(fields: FieldReader, file: FileCourse | null): Plan["course"] {
  const {course, terrain} = fields.values;
  if (course === FILE) {
    if (!file) fields.refuse("course_file", {code: "no_file"});
    return file ?? {kind: "distance", distance: 0, terrain: "flat"};
  }
  const known = RACES.find((metres) => String(metres) === course);
  return {
    kind: "distance",
    distance: known ?? fields.measure("distance", "distance"),
    terrain: TERRAINS.find((each) => each === terrain) ?? "flat",
  };
}

function readGoal(fields: FieldReader, distance: number): Plan["goal"] {
  const {goal} = fields.values;
  if (goal === "time") return {kind: "time", seconds: fields.time("target_time", distance)};
  if (goal === "power") return {kind: "power", watts: fields.measure("target_power", "power", "targetPower")};
  return null;
}

/** An absent field, such as the wind where the critical power is known, takes its mild default. */
function readPlace(fields: FieldReader, venue: "training" | "race"): Place {
  const at = (name: Exclude<Quantity, "power" | "weight" | "distance" | "wind">) =>
    fields.has(`${venue}_${name}`) ? fields.measure(`${venue}_${name}`, name) : MILD_CONDITIONS[name];
  const wind = `${venue}_headwind` as const;
  return {
    temperature: at("temperature"),
    humidity: at("humidity"),
    elevation: at("elevation"),
    headwind: fields.has(wind) ? fields.measure(wind, "wind") : MILD_CONDITIONS.headwind,
  };
}
