import {AppError} from "../../core/errors.ts";
import {isInCalendar} from "./calendar-window.ts";

/** Where a page of a window ends: when its last item begins, in milliseconds, and its id. */
export interface Place {
  readonly start: number;
  readonly id: string;
}

/** How far changes were read, and the newest there was as the first page was. */
export interface Reached {
  readonly number: number;
  readonly known: number;
}

export const writePlace = ({start, id}: Place) => `w.${start}.${id}`;
export const writeReached = ({number, known}: Reached) => `c.${number}.${known}`;

export function readPlace(cursor: string): Place {
  const [, start, id] = /^w\.(-?\d{1,14})\.(\w{1,80})$/.exec(cursor) ?? [];
  const place = {start: Number(start), id: id ?? ""};
  if (!isInCalendar(place.start)) throw refused();
  return place;
}

export function readReached(cursor: string): Reached {
  const [, number, known] = /^c\.(\d{1,16})\.(\d{1,16})$/.exec(cursor) ?? [];
  const reached = {number: Number(number), known: Number(known)};
  if (!Number.isSafeInteger(reached.number) || !Number.isSafeInteger(reached.known)) throw refused();
  return reached;
}

function refused() {
  const field_errors = {cursor: "unknown_value"} as const;
  return new AppError("invalid", "No page of these ends there", {field_errors});
}
