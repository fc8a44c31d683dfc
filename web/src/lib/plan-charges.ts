const MONTHS = {monthly: 1, yearly: 12} as const;
const DAYS = {daily: 1, weekly: 7} as const;

export interface PlanTerm {
  readonly interval: keyof typeof MONTHS | keyof typeof DAYS;
  readonly interval_count: number;
}

/**
 * The days a plan is charged on within the given number of months after purchase: the day the trial ends, then one
 * per interval. A charge falls on the same day of the month as the first one, or on the last day of a month that is
 * too short.
 */
export function listCharges(
  plan: PlanTerm,
  {from, trialDays, months}: {from: Date; trialDays: number; months: number},
): Date[] {
  const first = addDays(from, trialDays);
  const end = addMonths(from, months);
  const charges: Date[] = [];
  for (let count = 0; nthCharge(plan, first, count) < end; count += 1)
    charges.push(nthCharge(plan, first, count));
  return charges;
}

export function nthCharge({interval, interval_count}: PlanTerm, first: Date, count: number): Date {
  const periods = count * interval_count;
  return interval === "monthly" || interval === "yearly"
    ? addMonths(first, periods * MONTHS[interval])
    : addDays(first, periods * DAYS[interval]);
}

function addDays(from: Date, days: number): Date {
  const day = new Date(from);
  day.setUTCDate(day.getUTCDate() + days);
  return day;
}

export function addMonths(from: Date, months: number): Date {
  const day = new Date(from);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(from.getUTCDate(), last));
  return day;
}
