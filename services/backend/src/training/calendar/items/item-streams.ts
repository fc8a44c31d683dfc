import {dayInZone, startOfDay} from "@gradus/schemas/zoned-time";
import {addDays} from "@gradus/training/numbers/days";
import {and, eq, isNull, or, type SQL, sql} from "drizzle-orm";
import type {PgColumn} from "drizzle-orm/pg-core";
import type {EventKind} from "../../../contract/event-values.ts";
import {calendar_event, planned_workout, training_plan} from "../../plans/planned/tables.ts";
import {activity} from "../../runs/activities/tables.ts";
import type {CursorPosition} from "./calendar-cursor.ts";
import type {Window} from "./calendar-window.ts";
import type {ChangeKind} from "./tables.ts";

export interface CalendarItemFilter {
  readonly owner: string;
  readonly kinds: readonly ChangeKind[];
  /** Events of others are left out. */
  readonly events: readonly EventKind[];
}

/** A part of a page: of each kind what has a time and what takes whole days come in an order of their own. */
export interface Part {
  readonly timezone: string;
  readonly after: CursorPosition | null;
  readonly withDeleted: boolean;
  readonly limit: number;
}

/** Placeholder values: the statements are prepared once, with a placeholder for each parameter. */
export function valuesOf(
  {owner, kinds, events}: CalendarItemFilter,
  {from, before, first_day, last_day}: Window,
) {
  return {
    owner,
    kinds: [...kinds],
    events: [...events],
    from: from.toISOString(),
    before: before.toISOString(),
    first_day,
    last_day,
  };
}

export function valuesOfPart({timezone, after, withDeleted, limit}: Part) {
  const queryParams = {with_deleted: withDeleted, limit};
  if (after === null)
    return {...queryParams, after_at: null, after_id: null, after_day: null, after_days: []};
  const {start, id} = after;
  const day = dayInZone(new Date(start), timezone);
  // Where a zone left out a day, that begins as the next one does.
  const after_days = [addDays(day, -1), day].filter((one) => startOfDay(one, timezone).getTime() === start);
  return {...queryParams, after_at: new Date(start).toISOString(), after_id: id, after_day: day, after_days};
}

const OWNER = sql.placeholder("owner");
const FROM = sql`${sql.placeholder("from")}::timestamptz`;
const BEFORE = sql`${sql.placeholder("before")}::timestamptz`;
const FIRST_DAY = sql`${sql.placeholder("first_day")}::date`;
const LAST_DAY = sql`${sql.placeholder("last_day")}::date`;

export const isRequestedKind = (kind: SQL | PgColumn) =>
  sql`${kind} = any(${sql.placeholder("kinds")}::text[])`;

type Timed = typeof activity | typeof calendar_event | typeof planned_workout;

interface Stream {
  readonly kind: ChangeKind;
  readonly table: Timed | typeof training_plan;
  readonly key: PgColumn;
  readonly isTimed: boolean;
  readonly where: SQL | undefined;
}

const begins = (key: PgColumn) => sql`(${key} >= ${FROM} and ${key} < ${BEFORE})`;

/**
 * True of whatever has its time in a window, wherever its runner lived as that was written: zones are up to 26 hours apart.
 * By their days they are in an index.
 */
const isNear = (day: PgColumn) => sql`${day} between ${FIRST_DAY} - 2 and ${LAST_DAY} + 2`;

const isShownEvent = sql`${calendar_event.kind} = any(${sql.placeholder("events")}::text[])`;

const STREAMS: readonly Stream[] = [
  {
    kind: "activity",
    table: activity,
    key: activity.start_time,
    isTimed: true,
    where: begins(activity.start_time),
  },
  {
    kind: "event",
    table: calendar_event,
    key: calendar_event.start_time,
    isTimed: true,
    // Several days that begin at a time belong to all of them.
    where: and(
      isShownEvent,
      or(
        begins(calendar_event.start_time),
        sql`(${calendar_event.start_time} < ${BEFORE} and ${calendar_event.until} >= ${FIRST_DAY})`,
      ),
    ),
  },
  {
    kind: "event",
    table: calendar_event,
    key: calendar_event.day,
    isTimed: false,
    where: and(
      isShownEvent,
      isNull(calendar_event.start_time),
      sql`${calendar_event.day} <= ${LAST_DAY}`,
      sql`(${calendar_event.day} >= ${FIRST_DAY} or ${calendar_event.until} >= ${FIRST_DAY})`,
    ),
  },
  {
    kind: "workout",
    table: planned_workout,
    key: planned_workout.start_time,
    isTimed: true,
    where: and(begins(planned_workout.start_time), isNear(planned_workout.day)),
  },
  {
    kind: "workout",
    table: planned_workout,
    key: planned_workout.day,
    isTimed: false,
    where: and(
      isNull(planned_workout.start_time),
      sql`${planned_workout.day} between ${FIRST_DAY} and ${LAST_DAY}`,
    ),
  },
  {
    kind: "plan",
    table: training_plan,
    key: training_plan.from_day,
    isTimed: false,
    where: sql`${training_plan.from_day} <= ${LAST_DAY} and ${training_plan.to_day} >= ${FIRST_DAY}`,
  },
];

export const itemsIn = () => union((stream) => select(stream));

/** The same in parts: of each stream no more than a page holds, in its order. */
export const partsIn = () =>
  union((stream) => {
    const {table, key} = stream;
    const isShown = sql`(${sql.placeholder("with_deleted")}::boolean or ${table.deleted_at} is null)`;
    return sql`${select(stream)} and ${isShown} and ${isAfter(stream)}
      order by ${key}, ${table.id} collate "C" limit ${sql.placeholder("limit")}::int`;
  });

const union = (query: (stream: Stream) => SQL) =>
  sql.join(
    STREAMS.map((stream) => sql`(${query(stream)})`),
    sql` union all `,
  );

function select({kind, table, key, isTimed, where}: Stream): SQL {
  const start = isTimed ? sql`(extract(epoch from ${key}) * 1000)` : sql`null`;
  const day = isTimed ? sql`null` : sql`${key}::text`;
  return sql`select ${kind}::text as kind, ${table.id} as id, ${start}::double precision as start,
    ${day}::text as day, ${table.deleted_at} is not null as is_deleted
    from ${table} where ${eq(table.user_id, OWNER)} and ${isRequestedKind(sql`${kind}::text`)} and ${where}`;
}

/** What begins later, or as early with a greater id. */
function isAfter({table, key, isTimed}: Stream): SQL {
  const id = sql`${sql.placeholder("after_id")}::text`;
  const isLater = sql`${table.id} collate "C" > ${id}`;
  const at = sql`${sql.placeholder("after_at")}::timestamptz`;
  const day = sql`${sql.placeholder("after_day")}::date`;
  const days = sql`${sql.placeholder("after_days")}::date[]`;
  return isTimed
    ? sql`(${id} is null or ${key} > ${at} or (${key} = ${at} and ${isLater}))`
    : sql`(${id} is null or ${key} > ${day} or (${key} = any(${days}) and ${isLater}))`;
}
