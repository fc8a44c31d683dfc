import type {LibraryLocale} from "@gradus/training/library/library-workout";
import {eq, sql} from "drizzle-orm";
import {timeZoneOf} from "../../../accounts/account/time-zone-of.ts";
import type {CalendarQuery, CalendarReply} from "../../../contract/calendar.ts";
import {
  CALENDAR_BOUNDS,
  CALENDAR_KINDS,
  CALENDAR_SHORT,
  type CalendarKind,
} from "../../../contract/calendar-values.ts";
import {daysBefore} from "../../../core/days-before.ts";
import type {Db} from "../../../core/db/db.ts";
import {prepared} from "../../../core/db/prepared.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {kindsFor} from "../../plans/events/to-calendar-event.ts";
import {refuseReversed} from "../../power/history/requested-days.ts";
import type {Viewer} from "../../runs/activities/to-activity.ts";
import {type ChangeCursor, readChangeCursor, readWindowCursor} from "./calendar-cursor.ts";
import {windowOf} from "./calendar-window.ts";
import type {CalendarItemFilter} from "./item-streams.ts";
import {listChanges, listWindow, type Page} from "./list-items.ts";
import {showItems} from "./show-items.ts";
import {type ChangeKind, calendar_state} from "./tables.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
}

interface CalendarRequest {
  readonly owner: string;
  readonly viewer: Viewer;
  readonly locale: LibraryLocale | null;
  readonly query: CalendarQuery;
}

/** What stands below this is taken for seconds since 1970, not for the number of a change. */
const SECONDS_BELOW = 10 ** 12;
const MICROSECONDS = 10 ** 6;

const KIND_OF: Readonly<Record<CalendarKind, ChangeKind>> = {
  activities: "activity",
  events: "event",
  workouts: "workout",
  plans: "plan",
};
const KIND_BY_NAME: ReadonlyMap<string, CalendarKind> = new Map([
  ...CALENDAR_KINDS.map((kind) => [kind, kind] as const),
  ...Object.entries(CALENDAR_SHORT),
]);

/**
 * What an athlete did and plans: of a window, or what changed. All of an answer is of one moment. `latest` is read
 * before the items: a change in between is returned once more, and a caller who is up to date gets the answer without
 * another query for items.
 */
export async function getCalendar(deps: Deps, request: CalendarRequest): Promise<CalendarReply> {
  const {query, owner, viewer, locale} = request;
  const at = deps.now();
  requireRange(query);
  const after = numberOf(query.updated_after, at);
  const fields = fieldsOf(query);
  const kinds = [...fields].map((field) => KIND_OF[field]);
  const filter = {owner, kinds, events: kindsFor(viewer)};
  const {timezone, latest} = await readRunner(deps.db, owner);
  requireKnownChange(query.updated_after, after, {latest, at});
  const hasAll = query.cursor === undefined && after !== null && after > 0 && after >= latest;
  const page = hasAll
    ? {items: [], next: null, latest}
    : await listPage(deps.db, filter, {query, after, timezone, latest});
  const items = await showItems(deps.db, {owner, viewer, page: locale}, page.items, fields);
  const server_time = Math.floor(at.getTime() / 1000);
  return {...items, ...(page.next !== null && {next: page.next}), server_time, latest: page.latest};
}

interface PageOf {
  readonly query: CalendarQuery;
  readonly after: number | null;
  readonly timezone: string;
  readonly latest: number;
}

function listPage(
  db: Db,
  filter: CalendarItemFilter,
  {query, after, timezone, latest}: PageOf,
): Promise<Page> {
  const {limit, cursor} = query;
  const window = windowOf(query, timezone);
  if (after !== null) {
    // Who has nothing yet needs nothing of what was outside of the window all along.
    const startCursor: ChangeCursor = {number: after, known: after === 0 ? latest : after};
    return listChanges(db, filter, {
      reached: cursor === undefined ? startCursor : readChangeCursor(cursor),
      window,
      limit,
      latest,
    });
  }
  if (!window) throw new Error("A calendar without a window was asked for");
  const position = cursor === undefined ? null : readWindowCursor(cursor);
  return listWindow(db, filter, window, {
    timezone,
    after: position,
    latest: position?.known ?? latest,
    withDeleted: query.include_deleted === "1" || query.include_deleted === "true",
    limit,
  });
}

function requireRange({from, to, updated_after}: CalendarQuery) {
  if (from !== undefined && to !== undefined && from > to) refuseReversed("from", "to");
  if (updated_after !== undefined) return;
  const field_errors = {
    ...(from === undefined && {from: "required" as const}),
    ...(to === undefined && {to: "required" as const}),
  };
  if (Object.keys(field_errors).length > 0)
    throw new AppError("invalid", "Ask for a range, or for what changed", {field_errors});
}

/** The number of a change; 0 is before the first. What is older than is known of deleted items is refused. */
function numberOf(updated_after: number | undefined, now: Date): number | null {
  if (updated_after === undefined) return null;
  if (updated_after === 0) return 0;
  const number =
    updated_after < SECONDS_BELOW
      ? updated_after * MICROSECONDS
      : Math.min(updated_after, Number.MAX_SAFE_INTEGER);
  if (number < oldestKnown(now))
    throw new AppError("resync_required", "Too much may have been deleted since: read everything anew");
  return Math.min(number, Number.MAX_SAFE_INTEGER);
}

/**
 * Refuses a change number that exceeds every change stored here. It comes from elsewhere, such as from before a backup
 * was restored, and its client would never receive what changed here meanwhile. A number in seconds is a moment, so it
 * is refused only when it also lies in the future.
 */
function requireKnownChange(
  updated_after: number | undefined,
  after: number | null,
  {latest, at}: {readonly latest: number; readonly at: Date},
) {
  if (updated_after === undefined || after === null) return;
  const newest = updated_after < SECONDS_BELOW ? Math.max(latest, at.getTime() * 1000) : latest;
  if (after > newest)
    throw new AppError("resync_required", "This is ahead of every change: read everything anew");
}

/** The least number from which it is known what was deleted. */
export const oldestKnown = (now: Date) => daysBefore(now, CALENDAR_BOUNDS.tombstone_days).getTime() * 1000;

function fieldsOf({fields}: CalendarQuery): ReadonlySet<CalendarKind> {
  if (fields === undefined) return new Set(CALENDAR_KINDS);
  const names = fields.split(",").map((name) => KIND_BY_NAME.get(name));
  return new Set(names.filter((name) => name !== undefined));
}

/** Their zone, and the number of their newest change, 0 before the first. */
async function readRunner(db: Db, owner: string) {
  const [runner] = await runnerStatement(db).execute({owner});
  if (!runner?.timezone) throw notFound();
  return {timezone: runner.timezone, latest: runner.latest ?? 0};
}

const runnerStatement = prepared((db) => {
  const owner = sql.placeholder("owner");
  return db
    .select({timezone: sql<string | null>`${timeZoneOf(owner)}`, latest: calendar_state.latest})
    .from(sql`(select ${owner}::text as id) as runner`)
    .leftJoin(calendar_state, eq(calendar_state.user_id, sql`runner.id`))
    .prepare("calendar_runner");
});
