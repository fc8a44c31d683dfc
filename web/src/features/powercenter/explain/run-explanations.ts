import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {type ExplainedId, type Explanation, explain, type InputsOf} from "@gradus/training/explain/explain";

const EXPLAINED = [
  "distance",
  "moving_time",
  "average_power",
  "max_power",
  "average_speed",
  "average_heart_rate",
  "stress",
  "seconds_in_zones",
  "elevation_gain",
  "work_kj",
  "iso_power",
  "form_power_ratio",
  "running_effectiveness",
  "average_cadence",
  "average_stride_length",
  "average_ground_time",
  "average_oscillation",
  "average_leg_spring",
] as const satisfies readonly ExplainedId[];
export type Explained = (typeof EXPLAINED)[number];

/** What a stress rests on decides how it explains itself; a run without a method has no stress either. */
const STRESS_BY: Readonly<Record<string, StressId>> = {
  pace: "pace_stress",
  heart_rate: "heart_rate_stress",
  effort: "effort_stress",
};
type StressId = "stress" | "pace_stress" | "heart_rate_stress" | "effort_stress";
type FormulaId = Explained | StressId;

type Inputs = Readonly<Record<InputsOf<FormulaId>, number | null>>;

/** The inputs for the values of a run; for a column, its mean. Null for inputs missing in the reply. */
function inputsOf(run: ActivityDetail): Inputs {
  const {hysteresis, hysteresisWithoutBarometer} = TRAINING_DEFAULTS.altitude;
  const {pace_critical_power = null, heart_rates = null} = run.measured_against ?? {};
  return {
    active: run.timer_time,
    speed: run.average_speed,
    power: run.average_power,
    distance: run.distance,
    work: run.work_kj === null ? null : run.work_kj * 1000,
    timer_time: run.timer_time,
    moving_time: run.moving_time,
    heart_rate: run.average_heart_rate,
    critical_power: run.critical_power ?? pace_critical_power,
    lower: TRAINING_DEFAULTS.zones.bounds[0],
    upper: TRAINING_DEFAULTS.zones.bounds[4],
    altitude: meanOf(run.elevation_list),
    hysteresis: run.has_barometer ? hysteresis : hysteresisWithoutBarometer,
    form_power: meanOf(run.form_power_list),
    mass: run.weight,
    cadence: run.average_cadence,
    ground_time: run.average_ground_time,
    vertical_oscillation: run.average_oscillation,
    leg_spring_stiffness: run.average_leg_spring,
    resting: heart_rates?.resting ?? null,
    threshold: heart_rates?.threshold ?? null,
    maximum: heart_rates?.maximum ?? null,
    perceived_effort: run.rpe,
  };
}

function meanOf(list: readonly (number | null)[] | null): number | null {
  const known = list?.filter((value) => value !== null) ?? [];
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

export function explainOf(id: Explained, value: number | null, run: ActivityDetail): Explanation {
  // Each formula takes its own of these; `explain` picks them by the names the formula lists.
  const formula = id === "stress" ? (STRESS_BY[run.stress_method ?? ""] ?? id) : id;
  return explain<FormulaId>(formula, value, inputsOf(run));
}
