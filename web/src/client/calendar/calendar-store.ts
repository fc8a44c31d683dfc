import type {CalendarReply} from "@gradus/backend/contract/calendar";
import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import type {Failure, Reply} from "../session/reply";
import {type CalendarPart, partKey, queryOf} from "./calendar-parts";
import {type CalendarItems, type CalendarState, EMPTY_CALENDAR, mergeReply, putAll} from "./calendar-state";

type Query = Readonly<Record<string, string>>;
export type ReadCalendar = (query: Query) => Promise<Reply<CalendarReply>>;
/** What a deleted workout or event was: the calendar itself names it by its id alone. */
export interface ReadDeleted {
  readonly workout: (id: string) => Promise<Reply<PlannedWorkout>>;
  readonly event: (id: string) => Promise<Reply<CalendarEvent>>;
}

/** A change that is shown before the server has it. */
export interface OptimisticChange<T> {
  /** What it is about: marked while it is sent, and told why it did not stay. */
  readonly ids: readonly string[];
  /** As it will be. */
  readonly show: (items: CalendarItems) => CalendarItems;
  readonly send: () => Promise<Reply<T>>;
  /** As the server says it is. */
  readonly settle: (items: CalendarItems, data: T) => CalendarItems;
}

/** A calendar in memory: reads parts once, and then only what changed. */
export function createCalendarStore(read: ReadCalendar, readDeleted: ReadDeleted) {
  let state: CalendarState = EMPTY_CALENDAR;
  let isFollowing = false;
  const listeners = new Set<() => void>();
  const set = (change: Partial<CalendarState>) => {
    state = {...state, ...change};
    for (const listener of listeners) listener();
  };
  const setPart = (
    key: string,
    part: CalendarState["parts"] extends ReadonlyMap<string, infer P> ? P : never,
  ) => set({parts: new Map(state.parts).set(key, part)});

  async function load(part: CalendarPart, isAgain = false): Promise<void> {
    const key = partKey(part);
    const known = state.parts.get(key);
    if (known !== undefined && !(isAgain && typeof known === "object")) return;
    setPart(key, "loading");
    const failure = await readPages(queryOf(part), true, part.isWithDeleted);
    setPart(key, failure ?? "loaded");
  }

  /** Pages until there are no more. Null when all were read. */
  async function readPages(query: Query, isFirst: boolean, isWithDeleted = false): Promise<Failure | null> {
    let cursor: string | undefined;
    for (;;) {
      const reply = await read({...query, ...(cursor !== undefined && {cursor})});
      if (!reply.ok) return reply.err;
      const {latest, next} = reply.data;
      // The earliest that was promised: what changed while parts were read is asked for again.
      const from = isFirst ? (state.latest ?? latest) : next === undefined ? latest : state.latest;
      set({items: mergeReply(state.items, reply.data), latest: from});
      if (isWithDeleted) await nameDeleted(reply.data);
      if (next === undefined) return null;
      cursor = next;
    }
  }

  /** Reads what was deleted before this page saw it. What cannot be read is not shown. */
  async function nameDeleted({workouts = [], events = []}: CalendarReply) {
    const {items} = state;
    const unknown = <T extends {readonly id: string}>(known: ReadonlyMap<string, T>, said: readonly Said[]) =>
      said.filter(({id, deleted}) => deleted === true && !known.has(id)).slice(0, MOST_DELETED);
    const [gone, over] = await Promise.all([
      Promise.all(unknown(items.workouts, workouts).map(({id}) => readDeleted.workout(id))),
      Promise.all(unknown(items.events, events).map(({id}) => readDeleted.event(id))),
    ]);
    set({
      items: {
        ...state.items,
        workouts: putAll(state.items.workouts, dataOf(gone)),
        events: putAll(state.items.events, dataOf(over)),
      },
    });
  }

  /** Asks for what changed since. Quiet where it fails: what is shown stays, and the next try asks for the same. */
  async function follow(): Promise<void> {
    if (state.latest === null || isFollowing) return;
    isFollowing = true;
    const failure = await readPages({updated_after: String(state.latest)}, false);
    isFollowing = false;
    if (failure?.code === "resync_required") set({parts: new Map(), latest: null});
  }

  async function change<T>({ids, show, send, settle}: OptimisticChange<T>): Promise<Reply<T>> {
    const before = state.items;
    const failures = new Map(state.failures);
    for (const id of ids) failures.delete(id);
    set({items: show(before), pending: new Set([...state.pending, ...ids]), failures});
    const reply = await send();
    const pending = new Set([...state.pending].filter((id) => !ids.includes(id)));
    if (reply.ok) set({items: settle(state.items, reply.data), pending});
    else set({items: restored(state.items, before, ids), pending, failures: withFailure(ids, reply.err)});
    if (reply.ok) void follow();
    return reply;
  }

  const withFailure = (ids: readonly string[], err: Failure) =>
    err.code === "leaving"
      ? state.failures
      : new Map([...state.failures, ...ids.map((id) => [id, err] as const)]);

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    load,
    follow,
    change,
    /** Takes in what is known from elsewhere, such as the other version of a conflict. */
    put: (to: (items: CalendarItems) => CalendarItems) => set({items: to(state.items)}),
    forgetFailure(id: string) {
      const failures = new Map(state.failures);
      failures.delete(id);
      set({failures});
    },
  };
}
/** So many of a part are asked for by themselves: more than anybody deletes in four weeks. */
const MOST_DELETED = 40;

type Said = {readonly id: string; readonly deleted: string | true | null};

const dataOf = <T>(replies: readonly Reply<T>[]) =>
  replies.flatMap((reply) => (reply.ok ? [reply.data] : []));

export type CalendarStore = ReturnType<typeof createCalendarStore>;

/** The items a change was about as they were; everything else as it is by now. */
function restored(now: CalendarItems, before: CalendarItems, ids: readonly string[]): CalendarItems {
  const back = <T>(current: ReadonlyMap<string, T>, former: ReadonlyMap<string, T>) => {
    const next = new Map(current);
    for (const id of ids) {
      const item = former.get(id);
      if (item) next.set(id, item);
      else next.delete(id);
    }
    return next;
  };
  return {
    ...now,
    events: back(now.events, before.events),
    workouts: back(now.workouts, before.workouts),
    activities: back(now.activities, before.activities),
  };
}
