import {AppError} from "../../../core/errors.ts";
import {isInCalendar} from "./calendar-window.ts";

/** Where a page of a window ends: when its last item begins, in milliseconds, and its id. */
export interface CursorPosition {
  readonly start: number;
  readonly id: string;
}

/** What changes while a window is read page by page is newer than what was known at its first page. */
export interface WindowCursor extends CursorPosition {
  readonly known: number;
}

/** How far changes were read, and the newest there was as the first page was. */
export interface ChangeCursor {
  readonly number: number;
  readonly known: number;
}

export const writeWindowCursor = ({start, id, known}: WindowCursor) => `w.${start}.${id}.${known}`;
export const writeChangeCursor = ({number, known}: ChangeCursor) => `c.${number}.${known}`;

export function readWindowCursor(cursor: string): WindowCursor {
  const [, start, id, known] = /^w\.(-?\d{1,14})\.(\w{1,80})\.(\d{1,16})$/.exec(cursor) ?? [];
  const position = {start: Number(start), id: id ?? "", known: Number(known)};
  if (!isInCalendar(position.start) || !Number.isSafeInteger(position.known)) throw refused();
  return position;
}

export function readChangeCursor(cursor: string): ChangeCursor {
  const [, number, known] = /^c\.(\d{1,16})\.(\d{1,16})$/.exec(cursor) ?? [];
  const reached = {number: Number(number), known: Number(known)};
  if (!Number.isSafeInteger(reached.number) || !Number.isSafeInteger(reached.known)) throw refused();
  return reached;
}

function refused() {
  const field_errors = {cursor: "unknown_value"} as const;
  return new AppError("invalid", "No page of these ends there", {field_errors});
}
