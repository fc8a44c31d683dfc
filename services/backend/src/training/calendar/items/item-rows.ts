import {and, eq, getTableColumns, isNull, type SQL, sql} from "drizzle-orm";
import {alias, type PgColumn} from "drizzle-orm/pg-core";
import type {PAIRED_BY, PairKind} from "../../../contract/pair-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {jsonRow} from "../../../core/db/json-row.ts";
import {commentsOn} from "../../plans/item-context/item-context.ts";
import {activity_pair} from "../../plans/pairs/tables.ts";
import {calendar_event, planned_workout, training_plan} from "../../plans/planned/tables.ts";
import {activity} from "../../runs/activities/tables.ts";

/** What no list shows of a run or workout weighs more than what it shows. */
const {laps, athlete, problems, ...LISTED_OF_RUNS} = getTableColumns(activity);
const {blocks, ...LISTED_OF_WORKOUTS} = getTableColumns(planned_workout);

const PAIRED_RUN = sql<string | null>`${activity.id}`;

export const RUN = jsonRow({
  ...LISTED_OF_RUNS,
  workout_id: sql<string | null>`${planned_workout.id}`,
  event_id: sql<string | null>`${calendar_event.id}`,
  comments: commentsOn("activity", activity.id),
});
export const EVENT = jsonRow({...getTableColumns(calendar_event), activity_id: PAIRED_RUN});
export const WORKOUT = jsonRow({
  ...LISTED_OF_WORKOUTS,
  activity_id: PAIRED_RUN,
  paired_by: sql<(typeof PAIRED_BY)[number] | null>`${activity_pair.paired_by}`,
  comments: commentsOn("workout", planned_workout.id),
});
export const PLAN = jsonRow(getTableColumns(training_plan));

interface ItemReference {
  readonly kind: SQL | PgColumn;
  readonly id: SQL | PgColumn;
  readonly is_deleted: SQL | PgColumn;
}

/** The row of an item that a query names, as a column of that query; null of a deleted one. */
export function itemOf(db: Db, {kind, id, is_deleted}: ItemReference) {
  const isIt = (
    table: typeof activity | typeof calendar_event | typeof planned_workout | typeof training_plan,
  ) => and(eq(table.user_id, sql.placeholder("owner")), eq(table.id, id));
  const of = {
    run: selectRun(db, isIt(activity)),
    event: db
      .select({row: EVENT.value})
      .from(calendar_event)
      .leftJoin(activity_pair, isPairFor(calendar_event, "event"))
      .leftJoin(activity, isPairedRun)
      .where(isIt(calendar_event)),
    workout: db
      .select({row: WORKOUT.value})
      .from(planned_workout)
      .leftJoin(activity_pair, isPairFor(planned_workout, "workout"))
      .leftJoin(activity, isPairedRun)
      .where(isIt(planned_workout)),
    plan: sql`select ${PLAN.value} from ${training_plan} where ${isIt(training_plan)}`,
  };
  return sql<readonly unknown[] | null>`case when ${is_deleted} then null else case ${kind}
    when 'activity' then (${of.run}) when 'event' then (${of.event})
    when 'workout' then (${of.workout}) else (${of.plan}) end end`;
}

function selectRun(db: Db, isIt: SQL | undefined) {
  const [toWorkout, toEvent] = [alias(activity_pair, "to_workout"), alias(activity_pair, "to_event")];
  return db
    .select({row: RUN.value})
    .from(activity)
    .leftJoin(toWorkout, isPairOf(toWorkout, "workout"))
    .leftJoin(planned_workout, isTarget(planned_workout, toWorkout))
    .leftJoin(toEvent, isPairOf(toEvent, "event"))
    .leftJoin(calendar_event, isTarget(calendar_event, toEvent))
    .where(isIt);
}

type Pair = Readonly<Record<"activity_id" | "kind" | "target_id" | "user_id", PgColumn>>;
type Target = typeof planned_workout | typeof calendar_event;

const isPairOf = (pair: Pair, kind: PairKind) => and(eq(pair.activity_id, activity.id), eq(pair.kind, kind));

/** Deleted ones were nothing. */
const isTarget = (table: Target, pair: Pair) =>
  and(eq(table.id, pair.target_id), eq(table.user_id, pair.user_id), isNull(table.deleted_at));

const isPairFor = (table: Target, kind: PairKind) =>
  and(
    eq(activity_pair.user_id, table.user_id),
    eq(activity_pair.kind, kind),
    eq(activity_pair.target_id, table.id),
  );
const isPairedRun = and(eq(activity.id, activity_pair.activity_id), isNull(activity.deleted_at));
