import {startOfDay} from "@gradus/schemas/zoned-time";
import {and, asc, eq, gt, or, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {prepared} from "../../../core/db/prepared.ts";
import {
  type ChangeCursor,
  type CursorPosition,
  writeChangeCursor,
  writeWindowCursor,
} from "./calendar-cursor.ts";
import {ALWAYS, type Window} from "./calendar-window.ts";
import {itemOf} from "./item-rows.ts";
import {
  type CalendarItemFilter,
  isRequestedKind,
  itemsIn,
  type Part,
  partsIn,
  valuesOf,
  valuesOfPart,
} from "./item-streams.ts";
import {type ChangeKind, calendar_change} from "./tables.ts";

export interface ListedItem {
  readonly kind: ChangeKind;
  readonly id: string;
  /** The number of its last change. */
  readonly updated_at: number;
  readonly is_deleted: boolean;
  /** Null of a deleted one. */
  readonly item: readonly unknown[] | null;
}

export interface Page {
  readonly items: readonly ListedItem[];
  /** The `updated_after` for the next request for changes, once all pages are read. */
  readonly latest: number;
  readonly next: string | null;
}

/** Ordered by beginning and id. */
export async function listWindow(
  db: Db,
  filter: CalendarItemFilter,
  window: Window,
  part: Part & {readonly latest: number},
): Promise<Page> {
  const {limit, latest, timezone} = part;
  const rows = await windowStatement(db).execute({
    ...valuesOf(filter, window),
    ...valuesOfPart({...part, limit: limit + 1}),
  });
  const found = rows
    .map(({start, day, ...listed}) => ({...listed, start: start ?? startOf(day, timezone)}))
    .sort(byPosition);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    latest,
    next: found.length > limit && last ? writeWindowCursor({...last, known: latest}) : null,
  };
}

const LISTED = {
  kind: sql<ChangeKind>`listed.kind`,
  id: sql<string>`listed.id`,
  is_deleted: sql<boolean>`listed.is_deleted`,
};

/** Items as they are, with the numbers of their last changes: of one moment, because it is one statement. */
const windowStatement = prepared((db) =>
  db
    .select({
      ...LISTED,
      start: sql<number | null>`listed.start`,
      day: sql<string | null>`listed.day`,
      updated_at: calendar_change.updated_at,
      item: itemOf(db, LISTED),
    })
    .from(sql`(${partsIn()}) as listed`)
    .innerJoin(
      calendar_change,
      and(
        eq(calendar_change.user_id, sql.placeholder("owner")),
        eq(calendar_change.kind, LISTED.kind),
        eq(calendar_change.item_id, LISTED.id),
      ),
    )
    .prepare("calendar_window"),
);

function startOf(day: string | null, timezone: string): number {
  if (day === null) throw new Error("An item has neither a time nor a day");
  const key = `${day} ${timezone}`;
  const known = beginnings.get(key) ?? startOfDay(day, timezone).getTime();
  if (beginnings.size >= BEGINNINGS_MAX) beginnings.clear();
  beginnings.set(key, known);
  return known;
}

/**
 * Cached, because all users look at the same weeks, and computing the start of a day in a time zone takes longer than
 * all the rest of an item.
 */
const beginnings = new Map<string, number>();
const BEGINNINGS_MAX = 5000;

const byPosition = (a: CursorPosition, b: CursorPosition) => a.start - b.start || (a.id < b.id ? -1 : 1);

export interface Since {
  readonly reached: ChangeCursor;
  /** Restricts the changes to this window; null for all. */
  readonly window: Window | null;
  readonly limit: number;
  readonly latest: number;
}

/**
 * What changed, in order of change. A window leaves out only items that have not changed since before the first page
 * was read: an item changed since then may have left the window, and clients that keep it must learn of that.
 */
export async function listChanges(
  db: Db,
  filter: CalendarItemFilter,
  {reached, window, limit, latest}: Since,
): Promise<Page> {
  const rows = await changesStatement(db).execute({
    ...valuesOf(filter, window ?? ALWAYS),
    is_all: window === null,
    reached: reached.number,
    known: reached.known,
    limit: limit + 1,
  });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const isMore = rows.length > limit && last;
  return {items, latest, next: isMore ? writeChangeCursor({...reached, number: last.updated_at}) : null};
}

const changesStatement = prepared((db) => {
  const {kind, item_id: id, updated_at, is_deleted, user_id} = calendar_change;
  const isInWindow = or(
    sql`${sql.placeholder("is_all")}::boolean`,
    gt(updated_at, sql.placeholder("known")),
    is_deleted,
    sql`(${kind}, ${id}) in (select listed.kind, listed.id from (${itemsIn()}) as listed)`,
  );
  return db
    .select({kind, id, updated_at, is_deleted, item: itemOf(db, {kind, id, is_deleted})})
    .from(calendar_change)
    .where(
      and(
        eq(user_id, sql.placeholder("owner")),
        gt(updated_at, sql.placeholder("reached")),
        isRequestedKind(kind),
        isInWindow,
      ),
    )
    .orderBy(asc(updated_at))
    .limit(sql.placeholder("limit"))
    .prepare("calendar_changes");
});
