import type {LibraryLocale} from "@gradus/training/library/library-workout";
import {and, eq, getTableColumns, isNull, sql} from "drizzle-orm";
import {alias, type PgColumn} from "drizzle-orm/pg-core";
import type {CalendarReply, CalendarTombstone} from "../../contract/calendar.ts";
import type {CalendarKind} from "../../contract/calendar-values.ts";
import type {CalendarEvent} from "../../contract/events.ts";
import type {PairKind} from "../../contract/pair-values.ts";
import type {Db} from "../../core/db/db.ts";
import {activity} from "../activities/tables.ts";
import type {Viewer} from "../activities/to-activity.ts";
import {kindsFor, toCalendarEvent} from "../events/to-calendar-event.ts";
import {commentsOn, readAuthors} from "../item-context/item-context.ts";
import {speakWorkout} from "../library/speak.ts";
import {activity_pair} from "../pairs/tables.ts";
import {placesHiddenFrom} from "../places/places.ts";
import {calendar_event, planned_workout, training_plan} from "../planned/tables.ts";
import {speakPlan} from "../plans/speak-plan.ts";
import {toPlanSummary} from "../plans/to-plan-summary.ts";
import {toPlannedWorkout} from "../workouts/to-planned-workout.ts";
import type {ItemRef} from "./list-items.ts";
import type {ChangeKind} from "./tables.ts";
import {toCalendarActivity} from "./to-calendar-activity.ts";

interface Whose {
  readonly owner: string;
  readonly viewer: Viewer;
  /** Of the page that shows them; null is as they are kept. */
  readonly locale: LibraryLocale | null;
}

/** Items by their ids; null for what is not shown to whoever looks, and was not before. */
type Shown<T> = ReadonlyMap<string, T | "hidden" | null>;

const tombstone = ({kind, id, updated_at}: ItemRef): CalendarTombstone => ({
  id,
  kind,
  deleted: true,
  updated_at,
});

/** Items as they are shown, in the order of their refs, each kind in so many statements however many there are. */
export async function readItems(
  db: Db,
  whose: Whose,
  refs: readonly ItemRef[],
  fields: ReadonlySet<CalendarKind>,
): Promise<Pick<CalendarReply, CalendarKind>> {
  const of = (kind: ChangeKind) => refs.filter((ref) => ref.kind === kind);
  const read = async <T extends object>(kind: ChangeKind, load: Load<T>) => {
    const those = of(kind);
    const ids = those.filter(({is_deleted}) => !is_deleted).map(({id}) => id);
    const shown = ids.length > 0 ? await load(db, whose, ids) : new Map();
    return those.flatMap((ref) => present(ref, shown));
  };
  return {
    ...(fields.has("activities") && {activities: await read("activity", loadRuns)}),
    ...(fields.has("events") && {events: await read("event", loadEvents)}),
    ...(fields.has("workouts") && {workouts: await read("workout", loadWorkouts)}),
    ...(fields.has("plans") && {plans: await read("plan", loadPlans)}),
  };
}

type Load<T> = (db: Db, whose: Whose, ids: readonly string[]) => Promise<Shown<T>>;

type Present<T> = CalendarTombstone | (T & {updated_at: number});

function present<T extends object>(ref: ItemRef, shown: Shown<T>): Present<T>[] {
  if (ref.is_deleted) return [tombstone(ref)];
  const item = shown.get(ref.id);
  if (item === undefined) throw new Error(`There is no ${ref.kind} where a change names one`);
  if (item === null) return [];
  return item === "hidden" ? [tombstone(ref)] : [{...item, updated_at: ref.updated_at}];
}

/** What no list shows of a run weighs more than what it shows. */
const {laps, totals, athlete, problems, ...LISTED_OF_RUNS} = getTableColumns(activity);

async function loadRuns(db: Db, {owner, viewer}: Whose, ids: readonly string[]) {
  const [toWorkout, toEvent] = [alias(activity_pair, "to_workout"), alias(activity_pair, "to_event")];
  const rows = await db
    .select({
      run: LISTED_OF_RUNS,
      workout_id: planned_workout.id,
      event_id: calendar_event.id,
      comments: commentsOn("activity", activity.id),
    })
    .from(activity)
    .leftJoin(toWorkout, isPairOf(toWorkout, "workout"))
    .leftJoin(planned_workout, isTarget(planned_workout, toWorkout))
    .leftJoin(toEvent, isPairOf(toEvent, "event"))
    .leftJoin(calendar_event, isTarget(calendar_event, toEvent))
    .where(and(eq(activity.user_id, owner), isOneOf(activity.id, ids)));
  const places = await placesHiddenFrom(db, owner, viewer);
  return new Map(
    rows.map(({run, comments, ...pairs}) => [
      run.id,
      toCalendarActivity(run, {viewer, places, pairs, comments}),
    ]),
  );
}

type Pair = Readonly<Record<"activity_id" | "kind" | "target_id" | "user_id", PgColumn>>;

const isPairOf = (pair: Pair, kind: PairKind) => and(eq(pair.activity_id, activity.id), eq(pair.kind, kind));

/** Deleted ones were nothing. */
const isTarget = (table: typeof planned_workout | typeof calendar_event, pair: Pair) =>
  and(eq(table.id, pair.target_id), eq(table.user_id, pair.user_id), isNull(table.deleted_at));

async function loadEvents(db: Db, {owner, viewer}: Whose, ids: readonly string[]) {
  const rows = await db
    .select({event: calendar_event, activity_id: activity.id})
    .from(calendar_event)
    .leftJoin(activity_pair, isPairFor(calendar_event, "event"))
    .leftJoin(activity, isPairedRun)
    .where(and(eq(calendar_event.user_id, owner), isOneOf(calendar_event.id, ids)));
  const authors = await readAuthors(
    db,
    rows.map(({event}) => event.author_id),
  );
  const kinds = kindsFor(viewer);
  return new Map(
    rows.map(({event, activity_id}): [string, CalendarEvent | "hidden" | null] => {
      // It may have been of a kind that was shown: then whoever keeps it drops it.
      if (!kinds.includes(event.kind)) return [event.id, event.version > 1 ? "hidden" : null];
      const author = authors.get(event.author_id ?? "") ?? null;
      return [event.id, toCalendarEvent(event, {viewer, activity_id, author})];
    }),
  );
}

const {blocks, ...LISTED_OF_WORKOUTS} = getTableColumns(planned_workout);

async function loadWorkouts(db: Db, {owner, viewer, locale}: Whose, ids: readonly string[]) {
  const rows = await db
    .select({
      workout: LISTED_OF_WORKOUTS,
      activity_id: activity.id,
      paired_by: activity_pair.paired_by,
      comments: commentsOn("workout", planned_workout.id),
    })
    .from(planned_workout)
    .leftJoin(activity_pair, isPairFor(planned_workout, "workout"))
    .leftJoin(activity, isPairedRun)
    .where(and(eq(planned_workout.user_id, owner), isOneOf(planned_workout.id, ids)));
  const authors = await readAuthors(
    db,
    rows.map(({workout}) => workout.author_id),
  );
  return new Map(
    rows.map(({workout, activity_id, paired_by, comments}) => {
      const pair = activity_id !== null && paired_by !== null ? {activity_id, paired_by} : null;
      const author = authors.get(workout.author_id ?? "") ?? null;
      const shown = toPlannedWorkout(workout, {viewer, pair, author, comments});
      return [workout.id, speakWorkout(shown, locale)];
    }),
  );
}

const isPairFor = (table: typeof planned_workout | typeof calendar_event, kind: PairKind) =>
  and(
    eq(activity_pair.user_id, table.user_id),
    eq(activity_pair.kind, kind),
    eq(activity_pair.target_id, table.id),
  );
const isPairedRun = and(eq(activity.id, activity_pair.activity_id), isNull(activity.deleted_at));

async function loadPlans(db: Db, {owner, viewer, locale}: Whose, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(training_plan)
    .where(and(eq(training_plan.user_id, owner), isOneOf(training_plan.id, ids)));
  return new Map(rows.map((row) => [row.id, speakPlan(toPlanSummary(row, viewer), locale)]));
}

/** One parameter however many there are. */
const isOneOf = (id: PgColumn, ids: readonly string[]) => sql`${id} = any(${sql.param([...ids])}::text[])`;
