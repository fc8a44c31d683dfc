import {type Pace, paceAt} from "../courses/pacing.ts";
import {KILOMETRE, splitsOf} from "../courses/splits.ts";
import {omniDomainPower} from "../cp/models.ts";
import {TRAINING_DEFAULTS} from "../defaults.ts";
import {bisect} from "../numbers/bisect.ts";
import type {Runner} from "../running/cost.ts";
import {
  type PowerFactor,
  type Prediction,
  type PredictionRefusal,
  TARGET_CONFLICT,
  type TargetRange,
} from "./prediction.ts";
import {
  type PreparedRace,
  prepareRace,
  type Race,
  slowFinish,
  sustainablePace,
  sustainablePower,
} from "./race.ts";
import {type PowerProfile, sustainableCurve} from "./sustainable.ts";

const {prediction: rules} = TRAINING_DEFAULTS;

export interface PredictionRequest {
  readonly race: Race;
  readonly runner: Runner;
  readonly profile: PowerProfile;
  /** Of the critical power, 0 to 1. */
  readonly confidence: number;
  /** Mean seconds of running a week; null when unknown. */
  readonly weeklySeconds: number | null;
  /** W. */
  readonly targetPower?: number | null;
  /** Seconds. */
  readonly targetTime?: number | null;
  /** Metres of a split; a kilometre by default. */
  readonly splitLength?: number;
}

/**
 * Time, power and splits of a race, from what the runner can hold or for one target (see race.ts, sustainable.ts).
 */
export function predict(request: PredictionRequest): Prediction | PredictionRefusal {
  const targetPower = request.targetPower ?? null;
  const targetTime = request.targetTime ?? null;
  if (targetPower !== null && targetTime !== null)
    return {ok: false, code: "target_conflict", message: TARGET_CONFLICT};
  const race = prepareRace(request.race, request.runner, sustainableCurve(request.profile));
  if (targetPower !== null) return describe(request, race, paceAt(targetPower, race.pace), targetPower);
  if (targetTime !== null) return predictForTime(request, race, targetTime);
  const pace = sustainablePace(race);
  const added = slowFinish(pace.seconds, request.weeklySeconds);
  return describe(request, race, slowed(pace, added), sustainablePower(race, pace.seconds), added);
}

function predictForTime(request: PredictionRequest, race: PreparedRace, targetTime: number) {
  const [low, high] = rules.powerBounds.map((share) => share * race.curve.cp);
  if (low === undefined || high === undefined) throw new Error("power bounds are two numbers");
  const secondsAt = (power: number) => paceAt(power, race.pace).seconds;
  const [slowest, fastest] = [secondsAt(low), secondsAt(high)];
  if (targetTime < fastest || targetTime > slowest) {
    const best = sustainablePace(race).seconds;
    return {
      ok: false,
      code: "target_unreachable",
      best_possible_time: best * (1 + slowFinish(best, request.weeklySeconds)),
      fastest_time: fastest,
      slowest_time: slowest,
    } as const;
  }
  const power = bisect((watts) => targetTime - secondsAt(watts), low, high, 50);
  return describe(request, race, paceAt(power, race.pace), power);
}

const slowed = (pace: Pace, added: number): Pace => ({
  ...pace,
  speed: pace.speed.map((speed) => speed / (1 + added)),
  seconds: pace.seconds * (1 + added),
});

function describe(
  {race: {course}, confidence, splitLength = KILOMETRE}: PredictionRequest,
  race: PreparedRace,
  pace: Pace,
  power: number,
  added = 0,
): Prediction {
  const sustainedSpeed = pace.seconds / (1 + added);
  const sustainable = sustainablePower(race, sustainedSpeed);
  const share = power / sustainable;
  const range = rangeAround(power, confidence);
  const secondsAt = (watts: number) => paceAt(watts, race.pace).seconds * (1 + added);
  return {
    ok: true,
    time: pace.seconds,
    power,
    power_range: range,
    time_range: {min: secondsAt(range.max), target: pace.seconds, max: secondsAt(range.min)},
    power_range_suggested: rangeAround(sustainable, confidence),
    share_of_sustainable: share,
    feasibility: share <= rules.safe ? "safe" : share <= rules.ambitious ? "ambitious" : "unlikely",
    environment: race.environment(sustainedSpeed),
    factors: factorsOf(race, sustainedSpeed),
    slow_finish: added,
    is_low_confidence: pace.seconds > rules.lowConfidenceAfter,
    splits: splitsOf(course, race.pace.course, pace, splitLength),
  };
}

function factorsOf({curve, environment}: PreparedRace, seconds: number): PowerFactor[] {
  const undiminished = omniDomainPower(seconds, curve);
  const {altitude, heatPercent, freshnessPercent} = environment(seconds);
  const inHeat = undiminished * altitude * (1 - heatPercent / 100);
  return [
    {id: "altitude", watts: undiminished * (altitude - 1)},
    {id: "heat", watts: (-undiminished * altitude * heatPercent) / 100},
    ...(freshnessPercent === null
      ? []
      : [{id: "freshness" as const, watts: (inHeat * freshnessPercent) / 100}]),
  ];
}

function rangeAround(target: number, confidence: number): TargetRange {
  const half = rules.range + (1 - confidence) * rules.rangeUnsure;
  return {min: target * (1 - half), target, max: target * (1 + half)};
}
