import {decodeHeights, encodeHeights} from "./course-code";
import {type Limit, PACINGS, PLAN_LIMITS, type Place, type Plan, TERRAINS} from "./plan";

const LINK_PREFIX = "#plan?";
const DECIMALS = 4;
const write = (value: number) => String(Number(value.toFixed(DECIMALS)));

/** Whether the part of an address behind its `#` wants to be a plan. */
export const isPlanLink = (hash: string): boolean => hash.startsWith(LINK_PREFIX);

/**
 * A plan as the part of an address that stays in the browser: no server reads what stands behind `#`.
 */
export function writePlanLink(plan: Plan): string {
  const {basis, mass, course, pacing, goal, training, race} = plan;
  const entries: [string, string][] = [
    basis.kind === "race"
      ? ["race", `${write(basis.distance)}_${write(basis.seconds)}`]
      : ["cp", write(basis.criticalPower)],
    ["kg", write(mass)],
    course.kind === "file"
      ? [course.hasHeights ? "course" : "level", encodeHeights(course)]
      : ["m", `${write(course.distance)}_${course.terrain}`],
    ["pacing", pacing],
    ["training", writePlace(training)],
    ["on", writePlace(race)],
  ];
  if (goal) entries.push(goal.kind === "power" ? ["w", write(goal.watts)] : ["s", write(goal.seconds)]);
  return LINK_PREFIX + entries.map((entry) => entry.join("=")).join("&");
}

const writePlace = ({temperature, humidity, elevation, headwind}: Place) =>
  [temperature, humidity, elevation, headwind].map(write).join("_");

/** Whether a link requests a target power and a target time at once. */
export function hasBothTargets(hash: string): boolean {
  const values = new URLSearchParams(hash.slice(LINK_PREFIX.length));
  return isPlanLink(hash) && values.has("w") && values.has("s");
}

/** The plan of a link; null when anything in it is missing or cannot be. */
export function readPlanLink(hash: string): Plan | null {
  if (!isPlanLink(hash)) return null;
  const values = new URLSearchParams(hash.slice(LINK_PREFIX.length));
  const basis = readBasis(values);
  const course = readCourse(values);
  const [training, race] = [readPlace(values.get("training")), readPlace(values.get("on"))];
  const mass = readNumber(values.get("kg"), "weight");
  const pacing = PACINGS.find((each) => each === values.get("pacing"));
  const goal = readGoal(values);
  if (!basis || !course || !training || !race || mass === null || !pacing || goal === undefined) return null;
  return {basis, mass, course, pacing, goal, training, race};
}

function readNumber(text: string | null | undefined, limit: Limit): number | null {
  const {min, max} = PLAN_LIMITS[limit];
  const value = /^-?\d+(\.\d+)?$/.test(text ?? "") ? Number(text) : Number.NaN;
  // A limit that was rounded on its way into the link is still within.
  return value >= min - 1e-3 && value <= max + 1e-3 ? value : null;
}

function readBasis(values: URLSearchParams): Plan["basis"] | null {
  const criticalPower = readNumber(values.get("cp"), "power");
  if (criticalPower !== null) return {kind: "power", criticalPower};
  const [metres, time] = values.get("race")?.split("_") ?? [];
  const [distance, seconds] = [readNumber(metres, "distance"), readNumber(time, "seconds")];
  return distance === null || seconds === null ? null : {kind: "race", distance, seconds};
}

function readCourse(values: URLSearchParams): Plan["course"] | null {
  const [metres, name] = values.get("m")?.split("_") ?? [];
  const distance = readNumber(metres, "distance");
  const terrain = TERRAINS.find((each) => each === name);
  if (distance !== null && terrain) return {kind: "distance", distance, terrain};
  const heights = decodeHeights(values.get("course") ?? values.get("level") ?? "");
  return heights && {kind: "file", ...heights, hasHeights: values.has("course")};
}

function readPlace(text: string | null): Place | null {
  const [first, second, third, fourth] = text?.split("_") ?? [];
  const [temperature, humidity] = [readNumber(first, "temperature"), readNumber(second, "humidity")];
  const [elevation, headwind] = [readNumber(third, "elevation"), readNumber(fourth, "wind")];
  if (temperature === null || humidity === null || elevation === null || headwind === null) return null;
  return {temperature, humidity, elevation, headwind};
}

/** Undefined for a goal that cannot be; null for none. */
function readGoal(values: URLSearchParams): Plan["goal"] | undefined {
  const [watts, seconds] = [values.get("w"), values.get("s")];
  if (watts === null && seconds === null) return null;
  if (watts !== null && seconds !== null) return undefined;
  const power = readNumber(watts, "targetPower");
  if (power !== null) return {kind: "power", watts: power};
  const time = readNumber(seconds, "seconds");
  return time === null ? undefined : {kind: "time", seconds: time};
}
