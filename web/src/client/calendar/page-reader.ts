import type {CalendarReply} from "@gradus/backend/contract/calendar";
import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import type {Failure, Reply} from "../session/reply";
import {mergeReply, putAll} from "./calendar-state";
import type {OptimisticCalendar} from "./optimistic-calendar";

type Query = Readonly<Record<string, string>>;
export type ReadCalendar = (query: Query) => Promise<Reply<CalendarReply>>;
/** What a deleted workout or event was: the calendar itself names it by its id alone. */
export interface DeletedItemReader {
  readonly workout: (id: string) => Promise<Reply<PlannedWorkout>>;
  readonly event: (id: string) => Promise<Reply<CalendarEvent>>;
}

interface ReadOptions {
  /** Of a part, not of what changed since. */
  readonly isFirst: boolean;
  readonly isWithDeleted?: boolean;
}

/** At most this many deleted items of a part are fetched one by one: more than an athlete deletes in four weeks. */
const MAX_DELETED = 40;

type DeletableItem = {readonly id: string; readonly deleted: string | true | null};

/** Reads pages until there are no more, onto the screen. Answers null when all were read. */
export function createPageReader(
  screen: OptimisticCalendar,
  read: ReadCalendar,
  readDeleted: DeletedItemReader,
) {
  return async (query: Query, {isFirst, isWithDeleted = false}: ReadOptions): Promise<Failure | null> => {
    let cursor: string | undefined;
    for (;;) {
      const reply = await read({...query, ...(cursor !== undefined && {cursor})});
      if (!reply.ok) return reply.err;
      const {latest, next} = reply.data;
      const before = screen.state().latest;
      // Keeps the earliest value: what changed while parts were read is queried again.
      screen.set({latest: isFirst ? (before ?? latest) : next === undefined ? latest : before});
      screen.put((items) => mergeReply(items, reply.data));
      if (isWithDeleted) await loadDeletedItems(screen, reply.data, readDeleted);
      if (next === undefined) return null;
      cursor = next;
    }
  };
}

/** Reads what was deleted before this page saw it. What cannot be read is not shown. */
async function loadDeletedItems(
  screen: OptimisticCalendar,
  {workouts = [], events = []}: CalendarReply,
  readDeleted: DeletedItemReader,
) {
  const {items} = screen.state();
  const unknown = <T>(known: ReadonlyMap<string, T>, received: readonly DeletableItem[]) =>
    received.filter(({id, deleted}) => deleted === true && !known.has(id)).slice(0, MAX_DELETED);
  const [deletedWorkouts, over] = await Promise.all([
    Promise.all(unknown(items.workouts, workouts).map(({id}) => readDeleted.workout(id))),
    Promise.all(unknown(items.events, events).map(({id}) => readDeleted.event(id))),
  ]);
  screen.put((now) => ({
    ...now,
    workouts: putAll(now.workouts, dataOf(deletedWorkouts)),
    events: putAll(now.events, dataOf(over)),
  }));
}

const dataOf = <T>(replies: readonly Reply<T>[]) =>
  replies.flatMap((reply) => (reply.ok ? [reply.data] : []));
