import {dayInZone, startOfDay} from "@gradus/schemas/zoned-time";
import {and, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql} from "drizzle-orm";
import type {PgColumn} from "drizzle-orm/pg-core";
import type {EventKind} from "../../contract/event-values.ts";
import {activity} from "../activities/tables.ts";
import {calendar_event, planned_workout, training_plan} from "../planned/tables.ts";
import type {Place} from "./calendar-cursor.ts";
import type {Window} from "./calendar-window.ts";
import type {ChangeKind} from "./tables.ts";

export interface Wanted {
  readonly owner: string;
  readonly kinds: readonly ChangeKind[];
  /** Events of others are left out. */
  readonly events: readonly EventKind[];
}

/** A part of a page: of each kind what has a time and what takes whole days come in an order of their own. */
export interface Part {
  readonly timezone: string;
  readonly after: Place | null;
  readonly withDeleted: boolean;
  readonly limit: number;
}

type Timed = typeof activity | typeof calendar_event | typeof planned_workout;

interface Stream {
  readonly kind: ChangeKind;
  readonly table: Timed | typeof training_plan;
  readonly key: PgColumn;
  readonly isTimed: boolean;
  readonly where: SQL | undefined;
}

/** The kinds and ids of all that belongs to a window, as the rows of a query; `part` has each stream in order. */
export function itemsIn(wanted: Wanted, window: Window, part: Part | null): SQL {
  const streams = wanted.kinds.flatMap((kind) => STREAMS[kind](window, wanted));
  return sql.join(
    streams.map((stream) => select(wanted.owner, stream, part)),
    sql` union all `,
  );
}

function select(owner: string, {kind, table, key, isTimed, where}: Stream, part: Part | null): SQL {
  const isWanted = and(
    eq(table.user_id, owner),
    where,
    part?.withDeleted === false ? isNull(table.deleted_at) : undefined,
    part?.after ? isAfter({table, key, isTimed}, part.after, part.timezone) : undefined,
  );
  const start = isTimed ? sql`(extract(epoch from ${key}) * 1000)` : sql`null`;
  const day = isTimed ? sql`null` : sql`${key}::text`;
  const order = part ? sql`order by ${key}, ${table.id} collate "C" limit ${part.limit}` : sql``;
  return sql`(select ${kind}::text as kind, ${table.id} as id, ${start}::double precision as start,
    ${day}::text as day, ${table.deleted_at} is not null as is_deleted
    from ${table} where ${isWanted} ${order})`;
}

type Streams = (window: Window, wanted: Wanted) => readonly Stream[];

const STREAMS: Readonly<Record<ChangeKind, Streams>> = {
  activity: (window) => {
    const {start_time: key} = activity;
    return [{kind: "activity", table: activity, key, isTimed: true, where: begins(key, window)}];
  },
  event: (window, {events}) => {
    const {start_time, day, until} = calendar_event;
    const {before, first_day, last_day} = window;
    const isShown = inArray(calendar_event.kind, [...events]);
    // Several days that begin at a time belong to all of them.
    const isTimed = or(begins(start_time, window), and(lt(start_time, before), gte(until, first_day)));
    const isWhole = and(
      isNull(start_time),
      lte(day, last_day),
      or(gte(day, first_day), gte(until, first_day)),
    );
    const event = {kind: "event", table: calendar_event} as const;
    return [
      {...event, key: start_time, isTimed: true, where: and(isShown, isTimed)},
      {...event, key: day, isTimed: false, where: and(isShown, isWhole)},
    ];
  },
  workout: (window) => {
    const {start_time, day} = planned_workout;
    const isWhole = and(isNull(start_time), lte(day, window.last_day), gte(day, window.first_day));
    const isTimed = and(begins(start_time, window), isNear(day, window));
    const workout = {kind: "workout", table: planned_workout} as const;
    return [
      {...workout, key: start_time, isTimed: true, where: isTimed},
      {...workout, key: day, isTimed: false, where: isWhole},
    ];
  },
  plan: ({first_day, last_day}) => {
    const {from_day: key, to_day} = training_plan;
    const where = and(lte(key, last_day), gte(to_day, first_day));
    return [{kind: "plan", table: training_plan, key, isTimed: false, where}];
  },
};

function begins(key: Timed["start_time"], {from, before}: Window) {
  return and(gte(key, from), lt(key, before));
}

/**
 * True of whatever has its time in a window, wherever its runner lived as that was written: zones are up to 26 hours apart.
 * By their days they are in an index.
 */
function isNear(day: PgColumn, {first_day, last_day}: Window) {
  return sql`${day} between ${first_day}::date - 2 and ${last_day}::date + 2`;
}

/** What begins later, or as early with a greater id. */
function isAfter(
  {table, key, isTimed}: Pick<Stream, "table" | "key" | "isTimed">,
  {start, id}: Place,
  timezone: string,
): SQL | undefined {
  const isLater = sql`${table.id} collate "C" > ${id}`;
  if (isTimed) {
    const at = sql`${new Date(start).toISOString()}::timestamptz`;
    return sql`(${key} > ${at} or (${key} = ${at} and ${isLater}))`;
  }
  const day = dayInZone(new Date(start), timezone);
  // Where a zone left out a day, that begins as the next one does.
  const beginning = [dayBefore(day), day].filter((one) => startOfDay(one, timezone).getTime() === start);
  const isThen = beginning.map((one) => sql`(${key} = ${one}::date and ${isLater})`);
  return sql`(${sql.join([sql`${key} > ${day}::date`, ...isThen], sql` or `)})`;
}

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
