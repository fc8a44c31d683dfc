import type {PlannedWorkout, PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {
  type CachedSchedule,
  cacheSchedule,
  clearScheduleOfOthers,
  readCachedSchedule,
} from "../session/cached-schedule";
import {
  createEditQueue,
  type EditChange,
  isQueueKey,
  type QueuedEdit,
  withChange,
  withState,
} from "../session/edit-queue";
import type {SafeStorage} from "../session/ports";
import type {Failure, Reply} from "../session/reply";
import {replayEdits} from "./replay-edits";

export interface TodayPorts {
  readonly storage: SafeStorage;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly read: (owner: string, known: CachedSchedule | null, now: number) => Promise<Reply<CachedSchedule>>;
  readonly send: (owner: string, edit: QueuedEdit) => Promise<Reply<PlannedWorkout>>;
  /** Whether it is still this account that is signed in: an answer that comes late leaves nothing of theirs here. */
  readonly isOwner: () => boolean;
  /** One tab at a time. */
  readonly alone: <T>(run: () => Promise<T>) => Promise<T>;
}

export interface TodayState {
  /** The last answer of the server with the waiting edits applied; null while nothing is known. */
  readonly days: CachedSchedule | null;
  readonly edits: readonly QueuedEdit[];
  /** `kept`: the days shown are cached, and reading them again failed. */
  readonly reading: "reading" | "fresh" | "kept";
  /** Why it could not. */
  readonly err: Failure | null;
  /** False where the device is full: the changes then live as long as the page. */
  readonly hasRoom: boolean;
}

export const NO_DAYS: TodayState = {days: null, edits: [], reading: "reading", err: null, hasRoom: true};

export function createTodayStore(owner: string, ports: TodayPorts) {
  const {storage} = ports;
  clearScheduleOfOthers(storage, owner);
  const queue = createEditQueue(storage, owner);
  const listeners = new Set<() => void>();
  let known = readCachedSchedule(storage, owner);
  let state = stateOf({reading: "reading", err: null});
  let running: Promise<void> | null = null;

  function stateOf(rest: Pick<TodayState, "reading" | "err">): TodayState {
    const edits = queue.read();
    return {...rest, edits, hasRoom: queue.hasRoom(), days: known && withEdits(known, edits)};
  }
  function notify(rest: Pick<TodayState, "reading" | "err"> = state) {
    state = stateOf({reading: rest.reading, err: rest.err});
    for (const listener of listeners) listener();
  }
  function keep(days: CachedSchedule) {
    known = days;
    if (ports.isOwner()) cacheSchedule(storage, days);
  }
  function onDone(workout: PlannedWorkout) {
    if (known) keep({...known, workouts: known.workouts.map((each) => mergeWorkout(each, workout))});
    notify();
  }
  async function follow() {
    if (!ports.isOwner()) return;
    const send = (edit: QueuedEdit) => ports.send(owner, edit);
    const stopped = await ports.alone(() => replayEdits({queue, send, onDone}));
    if (stopped) return notify({reading: "kept", err: stopped});
    const reply = await ports.read(owner, known, ports.now());
    if (reply.ok) keep(reply.data);
    notify(reply.ok ? {reading: "fresh", err: null} : {reading: "kept", err: reply.err});
  }
  function enqueue(change: (edits: readonly QueuedEdit[]) => readonly QueuedEdit[]) {
    if (ports.isOwner()) queue.write(change(queue.read()));
    notify();
    return refresh();
  }
  /** Sends the waiting edits, then reads. A call during a run is done once more afterwards. */
  function refresh(): Promise<void> {
    const next: Promise<void> = (running ?? Promise.resolve()).then(follow).finally(() => {
      if (running === next) running = null;
    });
    running = next;
    return next;
  }
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh,
    /** Another tab changed what is stored. */
    onStored: (key: string | null) => isQueueKey(key) && notify(),
    edit: ({id, title, version}: PlannedWorkout, change: EditChange) => {
      const edit: QueuedEdit = {
        key: ports.newKey(),
        workoutId: id,
        title,
        version,
        change,
        state: {kind: "waiting"},
      };
      return enqueue((edits) => [...edits, edit]);
    },
    /** Their own version after all: a new change, of what is saved now. */
    keepMine: (edit: QueuedEdit, saved: PlannedWorkout) =>
      enqueue((edits) =>
        withState(edits, edit, {kind: "waiting"}).map((each) =>
          each.key === edit.key ? {...each, key: ports.newKey(), version: saved.version} : each,
        ),
      ),
    /** What is saved, or nothing at all: the change is given up. */
    giveUp: ({key}: QueuedEdit) => enqueue((edits) => edits.filter((each) => each.key !== key)),
  };
}
export type TodayStore = ReturnType<typeof createTodayStore>;

const mergeWorkout = (before: PlannedWorkoutDetail, now: PlannedWorkout): PlannedWorkoutDetail =>
  before.id === now.id ? {...before, ...now} : before;

/** What the runner chose is shown at once; a conflict shows what is saved. */
function withEdits(days: CachedSchedule, edits: readonly QueuedEdit[]): CachedSchedule {
  const waiting = edits.filter(({state}) => state.kind === "waiting");
  const done = (workout: PlannedWorkoutDetail) =>
    waiting
      .filter(({workoutId}) => workoutId === workout.id)
      .reduce((now, {change}) => withChange(now, change), workout);
  return {...days, workouts: days.workouts.map(done)};
}
