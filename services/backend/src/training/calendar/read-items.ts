import {and, eq, inArray} from "drizzle-orm";
import type {CalendarReply, CalendarTombstone} from "../../contract/calendar.ts";
import type {CalendarKind} from "../../contract/calendar-values.ts";
import type {CalendarEvent} from "../../contract/events.ts";
import type {Db} from "../../core/db/db.ts";
import {activity} from "../activities/tables.ts";
import type {Viewer} from "../activities/to-activity.ts";
import {kindsFor, toCalendarEvent} from "../events/to-calendar-event.ts";
import {countComments, readAuthors, readPairedRuns} from "../item-context/item-context.ts";
import {placesHiddenFrom} from "../places/places.ts";
import {calendar_event, planned_workout, training_plan} from "../planned/tables.ts";
import {toPlanSummary} from "../plans/to-plan-summary.ts";
import {toPlannedWorkout} from "../workouts/to-planned-workout.ts";
import type {ItemRef} from "./list-items.ts";
import {pairsOfRuns} from "./pairs-of-runs.ts";
import type {ChangeKind} from "./tables.ts";
import {toCalendarActivity} from "./to-calendar-activity.ts";

interface Whose {
  readonly owner: string;
  readonly viewer: Viewer;
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

async function loadRuns(db: Db, {owner, viewer}: Whose, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(activity)
    .where(and(eq(activity.user_id, owner), inArray(activity.id, [...ids])));
  const places = await placesHiddenFrom(db, owner, viewer);
  const pairs = await pairsOfRuns(db, ids);
  const comments = await countComments(db, "activity", ids);
  return new Map(
    rows.map((row) => {
      const context = {viewer, places, pairs: pairs(row.id), comments: comments.get(row.id) ?? 0};
      return [row.id, toCalendarActivity(row, context)];
    }),
  );
}

async function loadEvents(db: Db, {owner, viewer}: Whose, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(calendar_event)
    .where(and(eq(calendar_event.user_id, owner), inArray(calendar_event.id, [...ids])));
  const runs = await readPairedRuns(db, owner, "event", ids);
  const authors = await readAuthors(
    db,
    rows.map(({author_id}) => author_id),
  );
  const kinds = kindsFor(viewer);
  return new Map(
    rows.map((row): [string, CalendarEvent | "hidden" | null] => {
      // It may have been of a kind that was shown: then whoever keeps it drops it.
      if (!kinds.includes(row.kind)) return [row.id, row.version > 1 ? "hidden" : null];
      const activity_id = runs.get(row.id)?.activity_id ?? null;
      const author = authors.get(row.author_id ?? "") ?? null;
      return [row.id, toCalendarEvent(row, {viewer, activity_id, author})];
    }),
  );
}

async function loadWorkouts(db: Db, {owner, viewer}: Whose, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(planned_workout)
    .where(and(eq(planned_workout.user_id, owner), inArray(planned_workout.id, [...ids])));
  const runs = await readPairedRuns(db, owner, "workout", ids);
  const comments = await countComments(db, "workout", ids);
  const authors = await readAuthors(
    db,
    rows.map(({author_id}) => author_id),
  );
  return new Map(
    rows.map((row) => {
      const context = {
        viewer,
        pair: runs.get(row.id) ?? null,
        author: authors.get(row.author_id ?? "") ?? null,
        comments: comments.get(row.id) ?? 0,
      };
      return [row.id, toPlannedWorkout(row, context)];
    }),
  );
}

async function loadPlans(db: Db, {owner, viewer}: Whose, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(training_plan)
    .where(and(eq(training_plan.user_id, owner), inArray(training_plan.id, [...ids])));
  return new Map(rows.map((row) => [row.id, toPlanSummary(row, viewer)]));
}
