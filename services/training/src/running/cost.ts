import {airPower} from "../air/air-power.ts";
import {airDensity} from "../air/density.ts";
import {TRAINING_DEFAULTS} from "../defaults.ts";
import {clamp} from "../numbers/statistics.ts";
import {gradeFactor} from "./gradient.ts";

const {running, environment} = TRAINING_DEFAULTS;

/** A runner's body and economy; what is left out is the default. */
export interface Runner {
  /** kg */
  readonly mass: number;
  /** J/kg/m on level road without air */
  readonly cost?: number;
  /** CdA in m² */
  readonly dragArea?: number;
}

export type Surface = keyof typeof running.surfaces;

export interface Conditions {
  /** kg/m³ */
  readonly density: number;
  /** m/s at body height, negative from behind */
  readonly headwind: number;
  readonly surface: Surface;
}

/** Sea level, 15 °C, half humid, no wind, road. */
export const STILL_AIR: Conditions = Object.freeze({
  density: airDensity(0, environment.temperature, environment.humidity),
  headwind: 0,
  surface: "road",
});

/**
 * Power in W that a speed in m/s takes on a grade: c·m·v·h(i) + air (van Dijk & van Megen, with h from Minetti). A
 * treadmill has no air to move.
 */
export function powerFor(speed: number, grade: number, runner: Runner, conditions = STILL_AIR): number {
  const perMetre =
    (runner.cost ?? running.cost) * runner.mass * running.surfaces[conditions.surface] * gradeFactor(grade);
  const density = conditions.surface === "treadmill" ? 0 : conditions.density;
  return perMetre * speed + airPower(speed, conditions.headwind, density, runner.dragArea);
}

/**
 * Speed in m/s that a power in W gives on a grade, between 0.2 and 9 m/s: Newton's steps, halving the bracket
 * whenever one leaves it. Powers out of that range give its ends.
 */
export function speedFor(power: number, grade: number, runner: Runner, conditions = STILL_AIR): number {
  const perMetre =
    (runner.cost ?? running.cost) * runner.mass * running.surfaces[conditions.surface] * gradeFactor(grade);
  const density = conditions.surface === "treadmill" ? 0 : conditions.density;
  const drag = 0.5 * density * (runner.dragArea ?? running.dragArea);
  let [low, high]: [number, number] = [...running.speedBounds];
  let speed = clamp(power / (perMetre + 10 * drag), low, high);
  for (let step = 0; step < 60; step++) {
    const apparent = speed + conditions.headwind;
    const excess = perMetre * speed + drag * apparent * Math.abs(apparent) * speed - power;
    if (excess > 0) high = speed;
    else low = speed;
    const slope = perMetre + drag * Math.abs(apparent) * (apparent + 2 * speed);
    const next = speed - excess / slope;
    const inside = next > low && next < high ? next : (low + high) / 2;
    if (Math.abs(inside - speed) < 1e-12) return inside;
    speed = inside;
  }
  return speed;
}
