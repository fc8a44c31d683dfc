import {dayInZone} from "@gradus/schemas/zoned-time";
import {curveRange} from "@gradus/training/curve/range";
import {AppError} from "../../../core/errors.ts";
import type {Days} from "./run-history.ts";

interface LocalToday {
  readonly today: string;
  readonly timezone: string;
}

/** A day, or the day on which a moment in seconds falls where the runner lives. */
export const toDay = (text: string, timezone: string): string =>
  /^\d+$/.test(text) ? dayInZone(new Date(Number(text) * 1000), timezone) : text;

/** By default the 90 days to today. */
export function requestedDays(
  {from, to}: {readonly from?: string | undefined; readonly to?: string | undefined},
  {today, timezone}: LocalToday,
): Days {
  const range = curveRange({
    today,
    ...(from !== undefined && {from: toDay(from, timezone)}),
    ...(to !== undefined && {to: toDay(to, timezone)}),
  });
  return range ?? refuseReversed("from", "to");
}

export function refuseReversed(first: string, last: string): never {
  throw new AppError("invalid", `${first} must not be after ${last}`, {
    field_errors: {[first]: "out_of_range"},
  });
}
