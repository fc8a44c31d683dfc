import {isCalendarDay} from "@/lib/time/calendar-day";
import type {Choices} from "../../address/use-address-choices";
import {isStatName, type StatName} from "./stat-values";

export interface StatsQuery {
  readonly value: StatName;
  /** Null: the present one. */
  readonly year: number | null;
  readonly shoe: string | null;
  readonly withRetired: boolean;
  /** Of the totals; null for those of the year. */
  readonly range: {readonly from: string; readonly to: string} | null;
}

/** What the address asks for; what nobody could have asked for is left out. */
export function statsQuery({value, year, shoe, retired, from = "", to = ""}: Choices): StatsQuery {
  const isRange = isCalendarDay(from) && isCalendarDay(to);
  return {
    value: isStatName(value) ? value : "distance",
    year: year !== undefined && /^\d{4}$/.test(year) ? Number(year) : null,
    shoe: shoe ? shoe.slice(0, 64) : null,
    withRetired: retired === "1",
    range: isRange ? (from <= to ? {from, to} : {from: to, to: from}) : null,
  };
}
