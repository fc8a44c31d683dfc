import {ageOn, BOUNDS} from "@gradus/backend/contract/bounds";
import type {FieldCode} from "@gradus/backend/contract/field-code";
import {isDay} from "@gradus/training/numbers/days";

export interface BirthParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** yyyy-MM-dd, whether or not there is such a day. */
function birthDay({day, month, year}: BirthParts): string {
  return `${year.trim().padStart(4, "0")}-${month.trim().padStart(2, "0")}-${day.trim().padStart(2, "0")}`;
}

export function birthCode(parts: BirthParts, today: string, minimumAge: number): FieldCode | undefined {
  if ([parts.day, parts.month, parts.year].some((part) => part.trim() === "")) return "required";
  const birth = birthDay(parts);
  if (!isDay(birth)) return "not_a_date";
  const age = ageOn(today, birth);
  if (age < 0 || age > BOUNDS.age.max) return "not_a_date";
  return age < minimumAge ? "too_young" : undefined;
}

/** In which order people write a date here: `["day", "month", "year"]` or `["month", "day", "year"]`. */
export function dateOrder(format: string): (keyof BirthParts)[] {
  const isPart = (type: string): type is keyof BirthParts => ["day", "month", "year"].includes(type);
  return new Intl.DateTimeFormat(format, {day: "numeric", month: "numeric", year: "numeric"})
    .formatToParts(new Date(0))
    .flatMap(({type}) => (isPart(type) ? [type] : []));
}
