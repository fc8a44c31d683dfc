import {startOfDay} from "@gradus/schemas/zoned-time";
import {and, asc, eq, gt, inArray, or, type SQL, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {type Place, type Reached, writePlace, writeReached} from "./calendar-cursor.ts";
import type {Window} from "./calendar-window.ts";
import {itemsIn, type Part, type Wanted} from "./item-streams.ts";
import {type ChangeKind, calendar_change} from "./tables.ts";

/** One item of a calendar, before it is read. */
export interface ItemRef {
  readonly kind: ChangeKind;
  readonly id: string;
  /** The number of its last change. */
  readonly updated_at: number;
  readonly is_deleted: boolean;
}

export interface Page {
  readonly refs: readonly ItemRef[];
  /** What to ask for changes since, once all pages were read. */
  readonly latest: number;
  readonly next: string | null;
}

/** What belongs to a window, by its beginning and id. */
export async function listWindow(
  db: Db,
  wanted: Wanted,
  window: Window,
  part: Part & {readonly latest: number},
): Promise<Page> {
  const rows = await selectItems(db, wanted.owner, itemsIn(wanted, window, {...part, limit: part.limit + 1}));
  const found = rows
    .map(({start, day, ...ref}) => ({...ref, start: start ?? startOf(day, part.timezone)}))
    .sort(byPlace);
  const refs = found.slice(0, part.limit);
  const last = refs.at(-1);
  const {latest} = part;
  return {
    refs,
    latest,
    next: found.length > part.limit && last ? writePlace({...last, known: latest}) : null,
  };
}

/** Items with the numbers of their last changes. */
const selectItems = (db: Db, owner: string, items: SQL) =>
  db
    .select({
      kind: sql<ChangeKind>`item.kind`,
      id: sql<string>`item.id`,
      start: sql<number | null>`item.start`,
      day: sql<string | null>`item.day`,
      is_deleted: sql<boolean>`item.is_deleted`,
      updated_at: calendar_change.updated_at,
    })
    .from(sql`(${items}) as item`)
    .innerJoin(
      calendar_change,
      and(
        eq(calendar_change.user_id, owner),
        sql`${calendar_change.kind} = item.kind`,
        sql`${calendar_change.item_id} = item.id`,
      ),
    );

function startOf(day: string | null, timezone: string): number {
  if (day === null) throw new Error("An item has neither a time nor a day");
  const key = `${day} ${timezone}`;
  const known = beginnings.get(key) ?? startOfDay(day, timezone).getTime();
  if (beginnings.size >= BEGINNINGS_MAX) beginnings.clear();
  beginnings.set(key, known);
  return known;
}

/** Everybody looks at the same weeks, and to ask the clocks of a zone takes longer than all else of an item. */
const beginnings = new Map<string, number>();
const BEGINNINGS_MAX = 5000;

const byPlace = (a: Place, b: Place) => a.start - b.start || (a.id < b.id ? -1 : 1);

export interface Since {
  readonly reached: Reached;
  /** Where only what belongs to it is asked for. */
  readonly window: Window | null;
  readonly limit: number;
  readonly latest: number;
}

/**
 * What changed, in the order it did. A window leaves out only what was as it is before the first page was read: whatever
 * changed since may have left the window, and whoever keeps it has to hear of that.
 */
export async function listChanges(
  db: Db,
  wanted: Wanted,
  {reached, window, limit, latest}: Since,
): Promise<Page> {
  // Whoever asks every minute mostly has all of it.
  if (reached.number > 0 && reached.number >= latest) return {refs: [], latest, next: null};
  const {kind, item_id, updated_at, is_deleted, user_id} = calendar_change;
  const isInWindow = window
    ? or(
        gt(updated_at, reached.known),
        is_deleted,
        sql`(${kind}, ${item_id}) in (select item.kind, item.id from (${itemsIn(wanted, window, null)}) as item)`,
      )
    : undefined;
  const rows = await db
    .select({kind, id: item_id, updated_at, is_deleted})
    .from(calendar_change)
    .where(
      and(
        eq(user_id, wanted.owner),
        gt(updated_at, reached.number),
        inArray(kind, [...wanted.kinds]),
        isInWindow,
      ),
    )
    .orderBy(asc(updated_at))
    .limit(limit + 1);
  const refs = rows.slice(0, limit);
  const last = refs.at(-1);
  const isMore = rows.length > limit && last;
  return {refs, latest, next: isMore ? writeReached({...reached, number: last.updated_at}) : null};
}
