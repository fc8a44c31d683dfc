import type {CalendarReply, CalendarTombstone} from "../../../contract/calendar.ts";
import type {CalendarKind} from "../../../contract/calendar-values.ts";
import type {Db} from "../../../core/db/db.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {toPlanSummary} from "../../plans/athlete-plans/to-plan-summary.ts";
import {kindsFor, toCalendarEvent} from "../../plans/events/to-calendar-event.ts";
import {readAuthors} from "../../plans/item-context/item-context.ts";
import {toPlannedWorkout} from "../../plans/workouts/to-planned-workout.ts";
import type {Viewer} from "../../runs/activities/to-activity.ts";
import {placesHiddenFrom} from "../../runs/places/places.ts";
import {EVENT, PLAN, RUN, WORKOUT} from "./item-rows.ts";
import type {ListedItem} from "./list-items.ts";
import type {ChangeKind} from "./tables.ts";
import {toCalendarActivity} from "./to-calendar-activity.ts";

interface ItemContext {
  readonly owner: string;
  readonly viewer: Viewer;
  readonly page: PageLocale;
}

/** In the order in which they are listed. */
export async function showItems(
  db: Db,
  {owner, viewer, page}: ItemContext,
  listed: readonly ListedItem[],
  fields: ReadonlySet<CalendarKind>,
): Promise<Pick<CalendarReply, CalendarKind>> {
  const runs = rowsOf(listed, "activity", RUN);
  const events = rowsOf(listed, "event", EVENT);
  const workouts = rowsOf(listed, "workout", WORKOUT);
  const plans = rowsOf(listed, "plan", PLAN);
  const places = runs.length > 0 ? await placesHiddenFrom(db, owner, viewer) : [];
  const authors = await readAuthors(
    db,
    [...events, ...workouts].map(({row}) => row?.author_id ?? null),
  );
  const authorOf = ({author_id}: {readonly author_id: string | null}) => authors.get(author_id ?? "") ?? null;
  const showRun = ({workout_id, event_id, comments, ...run}: RowOf<typeof RUN>) =>
    toCalendarActivity(run, {viewer, places, pairs: {workout_id, event_id}, comments});
  const showEvent = ({activity_id, ...event}: RowOf<typeof EVENT>) => {
    if (kindsFor(viewer).includes(event.kind))
      return toCalendarEvent(event, {viewer, page, activity_id, author: authorOf(event)});
    // Its kind may have been visible before it was edited: clients that cached it must drop it.
    return event.version > 1 ? "hidden" : null;
  };
  const showWorkout = ({activity_id, paired_by, comments, ...workout}: RowOf<typeof WORKOUT>) => {
    const pair = activity_id !== null && paired_by !== null ? {activity_id, paired_by} : null;
    return toPlannedWorkout(workout, {viewer, page, pair, author: authorOf(workout), comments});
  };
  return {
    ...(fields.has("activities") && {activities: present(runs, showRun)}),
    ...(fields.has("events") && {events: present(events, showEvent)}),
    ...(fields.has("workouts") && {workouts: present(workouts, showWorkout)}),
    ...(fields.has("plans") && {
      plans: present(plans, (plan) => toPlanSummary(plan, {viewer, page})),
    }),
  };
}

interface Reader<Row> {
  readonly read: (values: readonly unknown[]) => Row;
}
type RowOf<R> = R extends Reader<infer Row> ? Row : never;

/** A listed item with its row; null of a deleted one. */
type Listed<Row> = Omit<ListedItem, "item"> & {readonly row: Row | null};

const rowsOf = <Row>(
  listed: readonly ListedItem[],
  changeKind: ChangeKind,
  {read}: Reader<Row>,
): readonly Listed<Row>[] =>
  listed
    .filter(({kind}) => kind === changeKind)
    .map(({item, ...ref}) => ({...ref, row: item === null ? null : read(item)}));

type Present<T> = CalendarTombstone | (T & {updated_at: number});

/** `show` returns null for an item that the viewer does not see, and "hidden" where they may have seen it before. */
const present = <Row, T extends object>(
  rows: readonly Listed<Row>[],
  show: (row: Row) => T | "hidden" | null,
): Present<T>[] =>
  rows.flatMap(({row, kind, id, updated_at, is_deleted}): Present<T>[] => {
    const tombstone: CalendarTombstone = {id, kind, deleted: true, updated_at};
    if (is_deleted) return [tombstone];
    if (row === null) throw new Error(`There is no ${kind} where a change names one`);
    const item = show(row);
    if (item === null) return [];
    return item === "hidden" ? [tombstone] : [{...item, updated_at}];
  });
