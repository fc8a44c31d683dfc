import type {Quantity, Scales} from "@/charts/race/units";
import {formatDuration} from "@/lib/format/duration";
import {numberFormat} from "@/lib/format/intl";
import {MILD_CONDITIONS, type Place, type Plan} from "./plan";
import {FILE, OTHER, type PlanValues, RACES} from "./plan-fields";

type WriteMeasure = (value: number, quantity: Quantity) => string;

/** Writes a measure into a field, in the unit of the page and as its language writes numbers. */
export const measureWriter =
  (scales: Scales, locale: string): WriteMeasure =>
  (value, quantity) => {
    const {fromSi, digits} = scales[quantity];
    const shown = Number(fromSi(value).toFixed(digits));
    // Never "-0".
    return numberFormat(locale, {maximumFractionDigits: digits, useGrouping: false}).format(shown || 0);
  };

export function firstValues(write: WriteMeasure): PlanValues {
  return {
    basis: "race",
    race_distance: String(RACES[1]),
    race_time: "",
    power: "",
    weight: "",
    course: String(RACES[4]),
    distance: "",
    course_file: "",
    terrain: "flat",
    pacing: "even",
    goal: "best",
    target_time: "",
    target_power: "",
    ...placeValues("training", MILD_CONDITIONS, write),
    ...placeValues("race", MILD_CONDITIONS, write),
  };
}

export function planValues(plan: Plan, write: WriteMeasure): PlanValues {
  const {basis, course, goal} = plan;
  return {
    ...firstValues(write),
    basis: basis.kind,
    ...(basis.kind === "race"
      ? {race_distance: String(basis.distance), race_time: formatDuration(basis.seconds)}
      : {power: write(basis.criticalPower, "power")}),
    weight: write(plan.mass, "weight"),
    ...courseValues(course, write),
    pacing: plan.pacing,
    goal: goal?.kind ?? "best",
    ...(goal?.kind === "time" && {target_time: formatDuration(goal.seconds)}),
    ...(goal?.kind === "power" && {target_power: write(goal.watts, "power")}),
    ...placeValues("training", plan.training, write),
    ...placeValues("race", plan.race, write),
  };
}

function courseValues(course: Plan["course"], write: WriteMeasure) {
  if (course.kind === "file") return {course: FILE};
  const isKnown = RACES.some((metres) => metres === course.distance);
  return {
    terrain: course.terrain,
    course: isKnown ? String(course.distance) : OTHER,
    distance: isKnown ? "" : write(course.distance, "distance"),
  };
}

function placeValues<Name extends "training" | "race">(name: Name, place: Place, write: WriteMeasure) {
  const values = {
    [`${name}_temperature`]: write(place.temperature, "temperature"),
    [`${name}_humidity`]: write(place.humidity, "humidity"),
    [`${name}_elevation`]: write(place.elevation, "elevation"),
    [`${name}_headwind`]: write(place.headwind, "wind"),
  };
  return values as Record<`${Name}_${"temperature" | "humidity" | "elevation" | "headwind"}`, string>;
}
