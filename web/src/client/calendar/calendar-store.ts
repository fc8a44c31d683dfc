import type {CalendarReply} from "@gradus/backend/contract/calendar";
import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import type {Failure, Reply} from "../session/reply";
import {type CalendarPart, partKey, queryOf} from "./calendar-parts";
import {type CalendarItems, type CalendarState, EMPTY_CALENDAR, mergeReply, putAll} from "./calendar-state";
import {createTurns} from "./turns";

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
  /** As it will be. Asked again while it is sent, whenever something else was read meanwhile. */
  readonly show: (items: CalendarItems) => CalendarItems;
  /** Called once earlier changes of the same items are answered: what it names by version is then up to date. */
  readonly send: () => Promise<Reply<T>>;
  /** As the server says it is. */
  readonly settle: (items: CalendarItems, data: T) => CalendarItems;
}

/** A calendar in memory: reads parts once, and then only what changed. */
export function createCalendarStore(read: ReadCalendar, readDeleted: ReadDeleted) {
  // What the server said lies below, what is on its way to it above: an answer that was read before a change arrived
  // never takes the change off the screen.
  let said = EMPTY_CALENDAR.items;
  let changes: readonly Pick<OptimisticChange<never>, "ids" | "show">[] = [];
  let state: CalendarState = EMPTY_CALENDAR;
  let following: Promise<void> | null = null;
  let asked: Promise<void> | null = null;
  const turns = createTurns();
  const listeners = new Set<() => void>();
  const set = (change: Partial<Omit<CalendarState, "items" | "pending">> = {}) => {
    state = {
      ...state,
      ...change,
      items: changes.reduce((items, {show}) => show(items), said),
      pending: new Set(changes.flatMap(({ids}) => ids)),
    };
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
      said = mergeReply(said, reply.data);
      set({latest: from});
      if (isWithDeleted) await nameDeleted(reply.data);
      if (next === undefined) return null;
      cursor = next;
    }
  }

  /** Reads what was deleted before this page saw it. What cannot be read is not shown. */
  async function nameDeleted({workouts = [], events = []}: CalendarReply) {
    const before = said;
    const unknown = <T extends {readonly id: string}>(
      known: ReadonlyMap<string, T>,
      found: readonly Said[],
    ) => found.filter(({id, deleted}) => deleted === true && !known.has(id)).slice(0, MOST_DELETED);
    const [gone, over] = await Promise.all([
      Promise.all(unknown(before.workouts, workouts).map(({id}) => readDeleted.workout(id))),
      Promise.all(unknown(before.events, events).map(({id}) => readDeleted.event(id))),
    ]);
    said = {
      ...said,
      workouts: putAll(said.workouts, dataOf(gone)),
      events: putAll(said.events, dataOf(over)),
    };
    set();
  }

  /**
   * Asks for what changed since. Asked again meanwhile, it is done once more afterwards: the answer on its way may be
   * older than the change that asks. Quiet where it fails: what is shown stays, and the next try asks for the same.
   */
  function follow(): Promise<void> {
    if (following === null) {
      following = readChanges().finally(() => {
        following = null;
      });
      return following;
    }
    asked ??= following.then(() => {
      asked = null;
      return follow();
    });
    return asked;
  }

  async function readChanges(): Promise<void> {
    if (state.latest === null) return;
    const failure = await readPages({updated_after: String(state.latest)}, false);
    if (failure?.code === "resync_required") set({parts: new Map(), latest: null});
  }

  async function change<T>({ids, show, send, settle}: OptimisticChange<T>): Promise<Reply<T>> {
    const mine = {ids, show};
    changes = [...changes, mine];
    set({failures: without(state.failures, ids)});
    const reply = await turns.take(ids, send);
    changes = changes.filter((each) => each !== mine);
    if (reply.ok) said = settle(said, reply.data);
    set(reply.ok ? {} : {failures: withFailure(ids, reply.err)});
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
    put(to: (items: CalendarItems) => CalendarItems) {
      said = to(said);
      set();
    },
    forgetFailure: (id: string) => set({failures: without(state.failures, [id])}),
  };
}
/** So many of a part are asked for by themselves: more than anybody deletes in four weeks. */
const MOST_DELETED = 40;

type Said = {readonly id: string; readonly deleted: string | true | null};

const dataOf = <T>(replies: readonly Reply<T>[]) =>
  replies.flatMap((reply) => (reply.ok ? [reply.data] : []));

export type CalendarStore = ReturnType<typeof createCalendarStore>;

function without(failures: CalendarState["failures"], ids: readonly string[]): CalendarState["failures"] {
  return new Map([...failures].filter(([id]) => !ids.includes(id)));
}
