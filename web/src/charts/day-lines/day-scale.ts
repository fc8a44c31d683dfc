import {dateFormat} from "@/lib/format/intl";
import type {Tick} from "../series-stack/chart-line";

const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60];

const isMonday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

export const weekTicks = (days: readonly string[]): number[] =>
  days.flatMap((day, at) => (isMonday(day) ? [at] : []));

export interface MonthTick extends Tick {
  /** Whether its words are only shown where there is room. */
  readonly isRoomy: boolean;
}

/** Names of months that a phone and a wide page have room for. */
const MOST = {phone: 6, wide: 13};

/** Where months begin; as many of them have words as fit, a January that of its year. */
export function monthTicks(days: readonly string[], locale: string): MonthTick[] {
  const firsts = days.flatMap((day, at) => (day.endsWith("-01") ? [{day, at}] : []));
  const stepFor = (most: number) => MONTH_STEPS.find((each) => firsts.length / each <= most) ?? 120;
  const [phone, wide] = [stepFor(MOST.phone), stepFor(MOST.wide)];
  return firsts.map(({day, at}) => {
    const isEvery = (step: number) => monthNumber(day) % step === 0;
    return {at, label: isEvery(wide) ? monthWords(day, locale) : null, isRoomy: !isEvery(phone)};
  });
}

/** Months since year 0, so that steps of a year fall on January. */
const monthNumber = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1;

function monthWords(day: string, locale: string): string {
  if (day.slice(5, 7) === "01") return day.slice(0, 4);
  return dateFormat(locale, {month: "short", timeZone: "UTC"}).format(new Date(`${day}T00:00:00Z`));
}
