import {TRAINING_DEFAULTS} from "../defaults.ts";
import {addDays, type Day} from "../numbers/days.ts";

/** Days from first to last, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** The requested range, 90 days to today by default; null when it would end before it begins. */
export function curveRange({from, to, today}: {from?: Day; to?: Day; today: Day}): DayRange | null {
  const last = to ?? today;
  const first = from ?? addDays(last, 1 - TRAINING_DEFAULTS.curve.windowDays);
  return first > last ? null : {from: first, to: last};
}

const monthOf = (day: Day) => day.slice(0, 7);
const firstOf = (month: string) => `${month}-01`;
const nextMonth = (month: string) => monthOf(addDays(firstOf(month), 31));

/**
 * Splits a range into whole months (yyyy-MM), whose envelopes are stored, and the days at its ends that have to be read
 * run by run: at most 60.
 */
export function splitByMonth({from, to}: DayRange): {readonly months: string[]; readonly rest: DayRange[]} {
  const months: string[] = [];
  let month = from === firstOf(monthOf(from)) ? monthOf(from) : nextMonth(monthOf(from));
  for (; addDays(firstOf(nextMonth(month)), -1) <= to; month = nextMonth(month)) months.push(month);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return {months, rest: [{from, to}]};
  const rest = [
    {from, to: addDays(firstOf(first), -1)},
    {from: firstOf(nextMonth(last)), to},
  ];
  return {months, rest: rest.filter((part) => part.from <= part.to)};
}
