import {isRunDay, parseYear} from "../../address/run-dates";
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

/** The query in the URL; invalid values are left out. */
export function statsQuery({value, year, shoe, retired, from = "", to = ""}: Choices): StatsQuery {
  const isRange = isRunDay(from) && isRunDay(to);
  return {
    value: isStatName(value) ? value : "distance",
    year: parseYear(year),
    shoe: shoe ? shoe.slice(0, 64) : null,
    withRetired: retired === "1",
    range: isRange ? (from <= to ? {from, to} : {from: to, to: from}) : null,
  };
}
