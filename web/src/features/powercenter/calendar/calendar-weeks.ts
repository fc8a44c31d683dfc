import {addDays} from "@gradus/training/numbers/days";
import {type WeekStart, weekNumber, weekOf} from "../runs/weeks";
import type {CalendarView} from "./calendar-address";

export interface CalendarWeek {
  /** Its first day. */
  readonly first: string;
  readonly last: string;
  readonly number: number;
  readonly days: readonly string[];
}

/** Weeks after the one that a list begins with. */
const LIST_WEEKS = 4;

export function weeksOf(
  view: CalendarView,
  day: string,
  start: WeekStart,
  more: {readonly before: number; readonly after: number} = {before: 0, after: 0},
): CalendarWeek[] {
  const month = day.slice(0, 7);
  const isMonth = view === "month";
  const first = weekOf(isMonth ? `${month}-01` : day, start);
  const last = isMonth ? weekOf(lastOfMonth(month), start) : first;
  const until = addDays(last, 7 * (more.after + (view === "list" ? LIST_WEEKS - 1 : 0)));
  const weeks: CalendarWeek[] = [];
  for (let at = addDays(first, -7 * more.before); at <= until; at = addDays(at, 7)) weeks.push(weekFrom(at));
  return weeks;
}

function weekFrom(first: string): CalendarWeek {
  const days = Array.from({length: 7}, (_, index) => addDays(first, index));
  return {first, last: addDays(first, 6), number: weekNumber(first), days};
}

const lastOfMonth = (month: string) => addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);

/** The same day of another month, or its last where it has none. */
export function addMonths(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}`;
  const last = lastOfMonth(month);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** Where a key leads from a day; null for keys that lead nowhere. */
export function dayByKey(key: string, day: string, start: WeekStart): string | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return weekOf(day, start);
    case "End":
      return addDays(weekOf(day, start), 6);
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    default:
      return null;
  }
}
