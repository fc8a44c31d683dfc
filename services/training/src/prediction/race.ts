import {airDensity} from "../air/density.ts";
import {type Course, flatCourse, groupByGrade} from "../courses/course.ts";
import {type Pace, type PaceInput, type Pacing, paceAt} from "../courses/pacing.ts";
import {type OmniDomain, omniDomainPower} from "../cp/models.ts";
import {TRAINING_DEFAULTS} from "../defaults.ts";
import {clamp} from "../numbers/statistics.ts";
import {type Runner, STILL_AIR, type Surface} from "../running/cost.ts";
import {altitudeFactor} from "./altitude.ts";
import {heatLoss, type Weather} from "./heat.ts";

const {prediction: rules} = TRAINING_DEFAULTS;
const MARATHON = 42_195;
const NOTHING: Environment = {altitude: 1, heatPercent: 0, freshnessPercent: null, factor: 1};

/** Where something is run: metres above the sea and the weather. */
export interface Surroundings extends Weather {
  readonly elevation: number;
}

/** Everything about the race but the runner's power. */
export interface Race {
  readonly course: Course;
  readonly surface: Surface;
  /** m/s at body height, negative from behind. */
  readonly headwind: number;
  readonly training: Surroundings;
  readonly race: Surroundings;
  readonly isAcclimatised: boolean;
  readonly pacing: Pacing;
  /** Whether heat is taken into account; altitude and air always are. */
  readonly withHeat: boolean;
  /** Percent that form on race day adds to power (see freshness.ts); null or absent where it does not count. */
  readonly freshness?: number | null;
}

/** What surroundings and form do to sustainable power over some seconds. */
export interface Environment {
  readonly altitude: number;
  readonly heatPercent: number;
  /** Null where it does not count. */
  readonly freshnessPercent: number | null;
  /** All of it together. */
  readonly factor: number;
}

/** A race made ready for many trials: its grades grouped, its air weighed. */
export interface PreparedRace {
  readonly pace: PaceInput;
  readonly curve: OmniDomain;
  readonly environment: (seconds: number) => Environment;
}

export function prepareRace(race: Race, runner: Runner, curve: OmniDomain): PreparedRace {
  const {elevation, temperature, humidity} = race.race;
  const density = airDensity(elevation, temperature, humidity);
  const conditions = {density, headwind: race.headwind, surface: race.surface};
  const pace = {course: groupByGrade(race.course.pieces), runner, conditions, pacing: race.pacing};
  const altitude = altitudeFactor(race.training.elevation, elevation, race.isAcclimatised);
  const freshnessPercent = race.freshness ?? null;
  const marathon = race.withHeat ? levelMarathon(runner, curve) : 0;
  const environment = (seconds: number) => {
    const heatPercent = race.withHeat ? heatLoss(race.training, race.race, seconds, marathon) : 0;
    const surroundings = altitude * (1 - heatPercent / 100);
    return {
      altitude,
      heatPercent,
      freshnessPercent,
      factor: surroundings * (1 + (freshnessPercent ?? 0) / 100),
    };
  };
  return {pace, curve, environment};
}

/** W that can be held for some seconds in this race. */
export const sustainablePower = ({curve, environment}: PreparedRace, seconds: number): number =>
  omniDomainPower(seconds, curve) * environment(seconds).factor;

/**
 * The pace at which power can just be held to the finish. Half of each correction is taken: the whole of it can swing
 * between a fast race at high power and a slow one at low power without end.
 */
export function sustainablePace(race: PreparedRace): Pace {
  let pace = paceAt(race.curve.cp * race.environment(rules.lowConfidenceAfter).factor, race.pace);
  let seconds = pace.seconds;
  for (let step = 0; step < rules.steps; step++) {
    pace = paceAt(sustainablePower(race, seconds), race.pace);
    const change = rules.damping * (pace.seconds - seconds);
    if (Math.abs(change) < rules.settledSeconds) break;
    seconds += change;
  }
  return pace;
}

/** Seconds of a marathon in still, level, mild conditions. */
export function levelMarathon(runner: Runner, curve: OmniDomain): number {
  const course = groupByGrade(flatCourse(MARATHON).pieces);
  const pace = {course, runner, conditions: STILL_AIR, pacing: "even"} as const;
  return sustainablePace({pace, curve, environment: () => NOTHING}).seconds;
}

/**
 * Share of time to add for runners with little weekly time in long races (assumption after Vickers & Vertosick 2016).
 */
export function slowFinish(seconds: number, weeklySeconds: number | null): number {
  const {after, fullAfter, weeklySeconds: enough, most} = rules.slowFinish;
  if (weeklySeconds === null) return 0;
  const durationShare = clamp((seconds - after) / (fullAfter - after), 0, 1);
  return most * durationShare * clamp(1 - weeklySeconds / enough, 0, 1);
}
