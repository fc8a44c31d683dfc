import type {Failure, Reply} from "../session/reply";
import {type CalendarPart, partKey, queryOf} from "./calendar-parts";
import type {CalendarItems, CalendarState, PartState} from "./calendar-state";
import {createKeyedQueue} from "./keyed-queue";
import {createOptimisticCalendar, type PendingChange, withoutFailures} from "./optimistic-calendar";
import {createPageReader, type DeletedItemReader, type ReadCalendar} from "./page-reader";

export interface OptimisticChange<T> extends PendingChange {
  /** Called once earlier changes of the same items are answered: what it names by version is then up to date. */
  readonly send: () => Promise<Reply<T>>;
  /** Returns the items with the server's reply applied. */
  readonly settle: (items: CalendarItems, data: T) => CalendarItems;
}

/** A calendar in memory: reads parts once, and then only what changed. */
export function createCalendarStore(read: ReadCalendar, readDeleted: DeletedItemReader) {
  const screen = createOptimisticCalendar();
  const turns = createKeyedQueue();
  const readPages = createPageReader(screen, read, readDeleted);
  const follow = coalesce(async () => {
    const {latest} = screen.state();
    if (latest === null) return;
    const failure = await readPages({updated_after: String(latest)}, {isFirst: false});
    if (failure?.code === "resync_required") screen.set({parts: new Map(), latest: null});
  });

  async function load(part: CalendarPart, isAgain = false): Promise<void> {
    const key = partKey(part);
    const known = screen.state().parts.get(key);
    if (known !== undefined && !(isAgain && typeof known === "object")) return;
    const setPart = (now: PartState) => screen.set({parts: new Map(screen.state().parts).set(key, now)});
    setPart("loading");
    const failure = await readPages(queryOf(part), {isFirst: true, isWithDeleted: part.isWithDeleted});
    setPart(failure ?? "loaded");
  }

  async function change<T>({ids, show, send, settle}: OptimisticChange<T>): Promise<Reply<T>> {
    const takeOff = screen.show({ids, show});
    const reply = await turns.take(ids, send);
    takeOff();
    if (reply.ok) screen.put((items) => settle(items, reply.data));
    else screen.set({failures: withFailure(screen.state().failures, ids, reply.err)});
    if (reply.ok) void follow();
    return reply;
  }

  return {
    subscribe: screen.subscribe,
    state: screen.state,
    load,
    /** Queries what changed since. Ignores failures: the shown data stays, and the next try repeats the query. */
    follow,
    change,
    /** Takes in what is known from elsewhere, such as the other version of a conflict. */
    put: screen.put,
    forgetFailure: (id: string) => screen.set({failures: withoutFailures(screen.state().failures, [id])}),
  };
}
export type CalendarStore = ReturnType<typeof createCalendarStore>;

/**
 * One run at a time. A call during a run causes one more run afterwards: the response under way may be older than the
 * change that caused the call.
 */
function coalesce(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let pendingRead: Promise<void> | null = null;
  function start(): Promise<void> {
    if (running === null) {
      running = run().finally(() => {
        running = null;
      });
      return running;
    }
    pendingRead ??= running.then(() => {
      pendingRead = null;
      return start();
    });
    return pendingRead;
  }
  return start;
}

type Failures = CalendarState["failures"];

const withFailure = (failures: Failures, ids: readonly string[], err: Failure): Failures =>
  err.code === "leaving" ? failures : new Map([...failures, ...ids.map((id) => [id, err] as const)]);
