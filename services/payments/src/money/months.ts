type Recurring = {readonly interval: string; readonly interval_count: number};

const DAY_S = 86_400;

/**
 * The n-th period after an anchor. Months keep the anchor's day and give way where a month is shorter: from 31 January
 * to 28 February to 31 March.
 */
export function addPeriods(anchor: number, {interval, interval_count}: Recurring, periods: number): number {
  const count = interval_count * periods;
  if (interval === "day") return anchor + count * DAY_S;
  if (interval === "week") return anchor + count * 7 * DAY_S;
  return addMonths(anchor, interval === "year" ? count * 12 : count);
}

export function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return first.getTime() / 1000;
}

/** The end of the period that begins at or before `from`: the first step of the anchor's rhythm after it. */
export function nextPeriodEnd(anchor: number, recurring: Recurring, from: number): number {
  let periods = 0;
  while (addPeriods(anchor, recurring, periods) <= from) periods += 1;
  return addPeriods(anchor, recurring, periods);
}
