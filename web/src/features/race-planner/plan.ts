import type {CourseHeights} from "@gradus/training/courses/heights";
import type {Pacing} from "@gradus/training/courses/pacing";
import type {Surroundings} from "@gradus/training/prediction/race";

export const TERRAINS = [
  "flat",
  "rolling",
  "hilly",
  "mountain",
  "bridges",
  "summit",
  "uphill",
  "downhill",
] as const;
export type Terrain = (typeof TERRAINS)[number];
export const PACINGS = ["even", "terrain"] as const satisfies readonly Pacing[];

/** Air and height somewhere, with the wind from ahead in m/s; negative from behind. */
export interface Place extends Surroundings {
  readonly headwind: number;
}

/** A course from a file, without its places. */
export interface FileCourse extends CourseHeights {
  readonly kind: "file";
  readonly hasHeights: boolean;
}

/** Everything an answer depends on, in SI units: the same in every market, and in a link. */
export interface Plan {
  readonly basis:
    | {readonly kind: "race"; readonly distance: number; readonly seconds: number}
    | {readonly kind: "power"; readonly criticalPower: number};
  /** kg */
  readonly mass: number;
  readonly course:
    | {readonly kind: "distance"; readonly distance: number; readonly terrain: Terrain}
    | FileCourse;
  readonly pacing: Pacing;
  readonly goal:
    | {readonly kind: "power"; readonly watts: number}
    | {readonly kind: "time"; readonly seconds: number}
    | null;
  readonly training: Place;
  readonly race: Place;
}

/** Bounds of the inputs, in SI units. */
export const PLAN_LIMITS = {
  power: {min: 60, max: 600},
  targetPower: {min: 30, max: 1200},
  weight: {min: 25, max: 250},
  distance: {min: 500, max: 500_000},
  temperature: {min: -30, max: 50},
  humidity: {min: 0, max: 1},
  elevation: {min: -400, max: 5000},
  wind: {min: -15, max: 15},
  seconds: {min: 60, max: 360_000},
} as const;
export type Limit = keyof typeof PLAN_LIMITS;

/** Assumed for a place about which nothing is given. */
export const MILD_CONDITIONS: Place = {temperature: 15, humidity: 0.5, elevation: 0, headwind: 0};
