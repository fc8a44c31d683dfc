const DAY_MS = 86_400_000;
const [SATURDAY, SUNDAY] = [6, 0];

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
  let at = Date.parse(day);
  for (let left = count; left > 0; ) {
    at += DAY_MS;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== SATURDAY && weekday !== SUNDAY) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}
