import {addDays, weekdayOf} from "./days.ts";

const SATURDAY = 5;

export interface DayRange {
  /** yyyy-MM-dd */
  readonly from: string;
  readonly to: string;
}

/** By the working days of the region. Holidays differ from town to town, and are not known here. */
export function deliveryDays(ordered: string, [soonest, latest]: readonly [number, number]): DayRange {
  return {from: workingDayAfter(ordered, soonest), to: workingDayAfter(ordered, latest)};
}

function workingDayAfter(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = addDays(at, 1);
    if (weekdayOf(at) < SATURDAY) left -= 1;
  }
  return at;
}
