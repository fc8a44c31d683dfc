import {POWER_FAMILIES, type PowerFamily} from "@gradus/backend/contract/activity-values";
import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {isRunDay} from "../address/run-dates";

export const RANGES = ["42", "90", "365", "all", "custom"] as const;
type Range = (typeof RANGES)[number];

export const COMPARISONS = ["year", "before", "none", "custom"] as const;
type Comparison = (typeof COMPARISONS)[number];

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Which curve is requested. Days are null where the range determines them. */
export interface CurveChoice {
  readonly range: Range;
  readonly days: Days | null;
  readonly comparison: Comparison;
  readonly comparedDays: Days | null;
  readonly detraining: boolean;
  readonly family: PowerFamily | null;
  readonly perKilogram: boolean;
}

export const DEFAULT_CHOICE: CurveChoice = {
  range: "90",
  days: null,
  comparison: "year",
  comparedDays: null,
  detraining: true,
  family: null,
  perKilogram: false,
};

/** A day before any power was measured at a shoe. */
const FIRST_DAY = "2000-01-01";
/** 52 weeks: the same days of the week. */
const YEAR_DAYS = 364;

/** Parses the choice in an address. Invalid values are dropped, and days are put in order. */
export function parseChoice(params: URLSearchParams): CurveChoice {
  const days = daysOf(params.get("from"), params.get("to"));
  const comparedDays = daysOf(params.get("compare_from"), params.get("compare_to"));
  const range = oneOf(RANGES, params.get("range")) ?? DEFAULT_CHOICE.range;
  const comparison = oneOf(COMPARISONS, params.get("compare")) ?? DEFAULT_CHOICE.comparison;
  return {
    range: range === "custom" && !days ? DEFAULT_CHOICE.range : range,
    days: range === "custom" ? days : null,
    comparison: comparison === "custom" && !comparedDays ? DEFAULT_CHOICE.comparison : comparison,
    comparedDays: comparison === "custom" ? comparedDays : null,
    detraining: params.get("detraining") !== "0",
    family: oneOf(POWER_FAMILIES, params.get("family")),
    perKilogram: params.get("unit") === "w-kg",
  };
}

/** The address of a choice; what goes without saying is left out. */
export function formatChoice(choice: CurveChoice): string {
  const query = new URLSearchParams();
  const {days, comparedDays} = choice;
  if (choice.range !== DEFAULT_CHOICE.range) query.set("range", choice.range);
  if (days) query.set("from", days.from);
  if (days) query.set("to", days.to);
  if (choice.comparison !== DEFAULT_CHOICE.comparison) query.set("compare", choice.comparison);
  if (comparedDays) query.set("compare_from", comparedDays.from);
  if (comparedDays) query.set("compare_to", comparedDays.to);
  if (!choice.detraining) query.set("detraining", "0");
  if (choice.family) query.set("family", choice.family);
  if (choice.perKilogram) query.set("unit", "w-kg");
  return query.size === 0 ? "" : `?${query}`;
}

/** The days of a choice, both included. */
export function chosenDays({range, days}: Pick<CurveChoice, "range" | "days">, today: string): Days {
  if (days) return days;
  if (range === "all" || range === "custom") return {from: FIRST_DAY, to: today};
  return {from: addDays(today, 1 - Number(range)), to: today};
}

/** What it is compared with; null where nothing is, as for all days there are. */
export function comparedWith({comparison, comparedDays, range}: CurveChoice, {from, to}: Days): Days | null {
  if (comparison === "custom") return comparedDays;
  if (comparison === "none" || range === "all") return null;
  if (comparison === "before") return {from: addDays(from, daysBetween(to, from) - 1), to: addDays(from, -1)};
  return {from: addDays(from, -YEAR_DAYS), to: addDays(to, -YEAR_DAYS)};
}

export function daysOf(from: string | null, to: string | null): Days | null {
  if (from === null || to === null || !isRunDay(from) || !isRunDay(to)) return null;
  return from > to ? {from: to, to: from} : {from, to};
}

const oneOf = <Value extends string>(list: readonly Value[], value: string | null): Value | null =>
  list.find((each) => each === value) ?? null;
