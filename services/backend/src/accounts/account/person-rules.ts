import {isRegion} from "@gradus/schemas/markets";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {isoDay} from "@gradus/training/numbers/days";
import {ageOn, BOUNDS, type GoalRace, minimumAge} from "../../contract/account-fields.ts";
import {type KnownHeartRates, misplacedHeartRate} from "../../contract/bounds.ts";
import type {FieldCode} from "../../contract/field-code.ts";
import {AppError} from "../../core/errors.ts";

// What a field's own schema cannot know: what day it is, and the other fields.

/** Old enough for the region, and no older than people get. The birthday counts where the person is. */
export function requireAge(birth: string, region: string, timezone: string, now: Date) {
  const age = ageOn(dayInZone(now, timezone), birth);
  if (age < 0 || age > BOUNDS.age.max)
    throw refuse("This is no date of birth", {date_of_birth: "out_of_range"});
  if (isRegion(region) && age >= minimumAge(region)) return;
  throw refuse("Too young for an account of one's own", {date_of_birth: "too_young"});
}

/** The race must be ahead, but not further than an athlete plans for. */
export function requireUpcomingRace({date}: GoalRace, timezone: string, now: Date) {
  if (date === undefined) return;
  const today = dayInZone(now, timezone);
  const last = `${Number(today.slice(0, 4)) + BOUNDS.race_years_ahead}${today.slice(4)}`;
  if (date <= today || date > last) throw refuse("The race is not ahead", {"goal_race.date": "out_of_range"});
}

export function requireRisingHeartRates(rates: KnownHeartRates) {
  const misplaced = misplacedHeartRate(rates);
  if (misplaced) throw refuse("Heart rates do not rise", {[misplaced]: "unknown_value"});
}

/** `{day: 29, month: 2, year: 2000}` as `2000-02-29`; throws for days that never were. */
export function requireDay({day, month, year}: {day: number; month: number; year: number}) {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (isReal && year >= 1000 && year <= 9999) return isoDay(date);
  throw refuse("This is no date", {date_of_birth: "not_a_date"});
}

function refuse(message: string, field_errors: Readonly<Record<string, FieldCode>>) {
  return new AppError("invalid", message, {field_errors});
}
