import {addDays, daysBetween} from "@gradus/training/numbers/days";

/** The short names of item kinds in queries. */
export type ShortKind = "ua" | "ue" | "uw" | "up";

/** Four weeks of some kinds. */
export interface CalendarPart {
  readonly day: string;
  readonly kinds: readonly ShortKind[];
  readonly isWithDeleted: boolean;
}

const DAYS = 28;
/** A Monday. */
const FIRST = "1970-01-05";
const DAY_SECONDS = 86_400;
const LIMIT = "1000";

/** Both days are included. */
export function partsOf(
  from: string,
  to: string,
  filter: Pick<CalendarPart, "kinds" | "isWithDeleted">,
): CalendarPart[] {
  const startOf = (day: string) => addDays(FIRST, Math.floor(daysBetween(FIRST, day) / DAYS) * DAYS);
  const parts: CalendarPart[] = [];
  for (let day = startOf(from); day <= to; day = addDays(day, DAYS)) parts.push({day, ...filter});
  return parts;
}

export const partKey = ({day, kinds, isWithDeleted}: CalendarPart) =>
  `${day} ${kinds.toSorted().join(",")}${isWithDeleted ? " deleted" : ""}`;

/** Instants of these days wherever their runner is: a day more at both ends. */
export function queryOf({day, kinds, isWithDeleted}: CalendarPart): Readonly<Record<string, string>> {
  const start = Date.parse(`${day}T00:00:00Z`) / 1000;
  return {
    from: String(start - DAY_SECONDS),
    to: String(start + (DAYS + 1) * DAY_SECONDS),
    limit: LIMIT,
    fields: kinds.join(","),
    ...(isWithDeleted && {include_deleted: "1"}),
  };
}
