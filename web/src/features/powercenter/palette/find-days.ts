import {isDay, lastDayOf} from "@gradus/training/numbers/days";

/** Days that typed words mean, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The day or month that a text means: `2026-11-24`, `24.11.`, `11/24/2026`, `24 Nov`, `november 2025`, in the order of
 * the user's language. Without a year it is the latest one that is not after `today`. Null for other text.
 */
export function findDays(text: string, locale: string, today: string): Days | null {
  const words = text
    .toLowerCase()
    .split(/[\s./,-]+/)
    .filter(Boolean);
  const [year, month, day] = words.map(Number);
  if (/^\d{4}-\d{1,2}(-\d{1,2})?$/.test(text.trim())) return daysOf({year, month, day}, today);
  const named = words.map((word) => monthNamed(word, locale));
  const at = named.findIndex((month) => month !== null);
  const numbers = words.filter((_, index) => index !== at).map(Number);
  if (numbers.some((number) => !Number.isInteger(number))) return null;
  if (at >= 0) return daysBesideMonthName(named[at] ?? 0, numbers, today);
  const [first, second, third] = numbers;
  if (numbers.length < 2 || numbers.length > 3) return null;
  const isDayFirst = dayComesFirst(locale);
  return daysOf({year: third, month: isDayFirst ? second : first, day: isDayFirst ? first : second}, today);
}

function daysBesideMonthName(month: number, numbers: readonly number[], today: string): Days | null {
  if (numbers.length > 2) return null;
  const year = numbers.find((number) => number > 999);
  const day = numbers.find((number) => number <= 31);
  return numbers.length === Number(year !== undefined) + Number(day !== undefined)
    ? daysOf({year, month, day}, today)
    : null;
}

interface Parts {
  readonly year: number | undefined;
  readonly month: number | undefined;
  readonly day: number | undefined;
}

function daysOf({year, month = 0, day}: Parts, today: string): Days | null {
  const write = (of: number, date: number) =>
    `${String(of).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  const full = year === undefined || year > 99 ? year : 2000 + year;
  const thisYear = Number(today.slice(0, 4));
  const chosen = full ?? (write(thisYear, day ?? 1) > today ? thisYear - 1 : thisYear);
  const from = write(chosen, day ?? 1);
  if (!isDay(from)) return null;
  if (day !== undefined) return {from, to: from};
  return {from, to: lastDayOf(from.slice(0, "yyyy-MM".length))};
}

/** 1 to 12 for the name of a month or its first three letters; null for others. */
function monthNamed(word: string, locale: string): number | null {
  if (word.length < 3 || /\d/.test(word)) return null;
  const names = Array.from({length: 12}, (_, month) =>
    new Intl.DateTimeFormat(locale, {month: "long", timeZone: "UTC"})
      .format(new Date(Date.UTC(2026, month, 1)))
      .toLowerCase(),
  );
  const index = names.findIndex((name) => withoutAccents(name).startsWith(withoutAccents(word)));
  return index < 0 ? null : index + 1;
}

const withoutAccents = (word: string) => word.normalize("NFD").replaceAll(/\p{M}/gu, "");

function dayComesFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date(0)).map(({type}) => type);
  return parts.indexOf("day") < parts.indexOf("month");
}
