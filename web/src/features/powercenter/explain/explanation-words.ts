import type {Explanation} from "@gradus/backend/contract/explanation";
import {inViewerUnits} from "@/charts/race/viewer-units";
import type {RunFormat} from "../format/run-format";

/** Every formula has words; a test compares them with the formulas there are. */
const FORMULA_NAMES = [
  "elapsed_time",
  "timer_time",
  "moving_time",
  "distance",
  "average_power",
  "moving_power",
  "max_power",
  "work_kj",
  "iso_power",
  "form_power_ratio",
  "power_hr_drift",
  "running_effectiveness",
  "average_speed",
  "average_heart_rate",
  "max_heart_rate",
  "average_cadence",
  "average_stride_length",
  "average_ground_time",
  "average_oscillation",
  "average_leg_spring",
  "elevation_gain",
  "elevation_loss",
  "stress",
  "fitness",
  "fatigue",
  "form",
  "ramp",
  "week_stress",
  "week_monotony",
  "week_strain",
  "heart_rate_stress",
  "pace_stress",
  "effort_stress",
  "acute_chronic_ratio",
  "performance",
  "seconds_in_zones",
  "anaerobic_balance",
  "best_power",
  "detrained_power",
  "automatic_critical_power",
  "tested_critical_power",
  "critical_power_confidence",
  "endurance_index",
  "attribute_fitness",
  "attribute_muscle_power",
  "attribute_fatigue_resistance",
  "attribute_endurance",
  "attribute_economy",
  "age_grade",
  "personal_cost",
  "asymmetry",
  "predicted_time",
  "predicted_power",
  "critical_power_of_race",
  "power_of_speed",
  "air_power",
  "air_density",
  "altitude_factor",
  "heat_adjustment",
  "freshness",
  "slow_finish",
  "share_of_sustainable",
] as const;

const INPUT_NAMES = [
  "active",
  "activities",
  "age",
  "age_factor",
  "altitude",
  "altitude_factor",
  "cadence",
  "cost",
  "critical_power",
  "debt",
  "density",
  "distance",
  "drag_area",
  "duration",
  "efforts",
  "endurance",
  "energy",
  "fatigue_sum",
  "fatigue_yesterday",
  "first_half",
  "fitness",
  "fitness_sum",
  "fitness_week_ago",
  "fitness_yesterday",
  "form_power",
  "freshness",
  "gain",
  "grade",
  "ground_time",
  "headwind",
  "heart_rate",
  "heat_adjustment",
  "highest_power",
  "humidity",
  "hysteresis",
  "index",
  "left_share",
  "leg_spring_stiffness",
  "level",
  "longest_run",
  "loss",
  "lower",
  "mass",
  "maximum",
  "mean_of_four_weeks",
  "mean_of_week",
  "mean_stress",
  "median_cost",
  "moving_time",
  "open_standard",
  "perceived_effort",
  "power",
  "proof",
  "race_elevation",
  "race_fitness",
  "race_form",
  "race_wet_bulb",
  "resting",
  "runs",
  "second_half",
  "slower",
  "speed",
  "spread",
  "spread_of_stress",
  "stress",
  "stretches",
  "sustainable_power",
  "t_first",
  "t_last",
  "temperature",
  "threshold",
  "time",
  "timer_time",
  "training_elevation",
  "training_wet_bulb",
  "upper",
  "vertical_oscillation",
  "w_prime",
  "week_monotony",
  "week_stress",
  "weekly_time",
  "work",
] as const;

type InputName = (typeof INPUT_NAMES)[number];

export const isInputName = (text: string): text is InputName => INPUT_NAMES.some((name) => name === text);

/** The shown part of an explanation, whether it comes from a reply or is computed in the browser. */
export interface ExplanationContent extends Pick<Explanation, "id" | "value" | "unit" | "formula" | "basis"> {
  readonly inputs: readonly Readonly<Explanation["inputs"][number]>[];
  readonly sources: readonly string[];
}

/** The name of the message that explains the formula; null for an id that this page version does not know. */
export const formulaName = ({id}: Pick<ExplanationContent, "id">) =>
  FORMULA_NAMES.find((name) => name === id) ?? null;

const PREFIX = "explain.inputs.";

/** The inputs that have a message; inputs without a value are left out. */
export function knownInputs({inputs}: Pick<ExplanationContent, "inputs">) {
  return inputs.flatMap(({key, value, unit}) => {
    const name = INPUT_NAMES.find((each) => `${PREFIX}${each}` === key);
    return name === undefined || value === null ? [] : [{name, value, unit}];
  });
}

/** Units of the science that people write otherwise. */
const SYMBOLS: Readonly<Record<string, string>> = {
  degC: "°C",
  ratio: "",
  points: "",
  count: "",
  "1 to 10": "/ 10",
};

function symbolOf(unit: string, format: RunFormat): string {
  if (unit === "1/min") return format.beats(null).unit;
  if (unit === "steps/min") return format.steps(null).unit;
  return SYMBOLS[unit] ?? unit;
}

export function inputWords(value: number, unit: string, format: RunFormat): string {
  if (unit === "s") return format.duration(value);
  if (unit === "d") return format.days(value);
  if (unit === "J" && Math.abs(value) >= 1000) return `${format.number(value / 1000, 1)}\u202fkJ`;
  const digits = Math.abs(value) < 10 && value % 1 !== 0 ? 2 : 0;
  const si = `${format.number(value, digits)}\u202f${symbolOf(unit, format)}`.trim();
  const own = ownWords(value, unit, format);
  return own === null ? si : `${si} (${own})`;
}

/** The same in the units of a reader who counts otherwise; null where there are none. */
export const ownWords = (value: number, unit: string, {scales, number}: RunFormat) =>
  inViewerUnits(value, unit, scales, number);
