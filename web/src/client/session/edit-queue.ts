import type {SkipReason} from "@gradus/backend/contract/workout-values";
import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import type {SafeStorage} from "./ports";
import type {Failure} from "./reply";

const KEY = "gradus.today_edits";

export type EditChange =
  /** Null plans it again. */
  {readonly kind: "skip"; readonly reason: SkipReason | null} | {readonly kind: "move"; readonly day: string};

export interface QueuedEdit {
  /** The same for each try: the server then makes the change once. */
  readonly key: string;
  readonly workoutId: string;
  readonly title: string;
  /** The version of the workout that was seen. */
  readonly version: number;
  readonly change: EditChange;
  readonly state: EditState;
}

export type EditState =
  | {readonly kind: "waiting"}
  /** The workout was changed meanwhile: `saved` is its current state. The runner chooses. */
  | {readonly kind: "conflict"; readonly saved: PlannedWorkout}
  /** The server will not do it, now or later. */
  | {readonly kind: "refused"; readonly err: Failure};

type Storage = Pick<SafeStorage, "getItem" | "setItem" | "removeItem">;
type Edits = readonly QueuedEdit[];

/**
 * The queued changes of one account on this device, oldest first. Those of other accounts are stored alongside but not
 * returned. Changes that do not fit on a full device exist in this page only, until there is room or they are sent.
 */
export function createEditQueue(storage: Storage, owner: string) {
  let unkept: Edits | null = null;
  return {
    read: (): Edits => unkept ?? readAll(storage)[owner] ?? [],
    hasRoom: () => unkept === null,
    write(edits: Edits) {
      const all = {...readAll(storage), [owner]: edits};
      if (edits.length === 0) delete all[owner];
      unkept = storeAll(storage, all) ? null : edits;
    },
  };
}

/** False where the device is full. */
function storeAll(storage: Storage, all: Readonly<Record<string, Edits>>): boolean {
  try {
    if (Object.keys(all).length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
export type EditQueue = ReturnType<typeof createEditQueue>;

export const isQueueKey = (key: string | null) => key === null || key === KEY;

/** Whether changes of any account wait on this device; their content is visible to that account alone. */
export const hasWaitingEdits = (storage: Storage): boolean => Object.keys(readAll(storage)).length > 0;

/** On sign-out, no changes of the user stay on this device. */
export const clearEdits = (storage: Storage, owner: string): void =>
  createEditQueue(storage, owner).write([]);

function readAll(storage: Storage): Record<string, Edits> {
  try {
    const all: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
    if (typeof all !== "object" || all === null) return {};
    return Object.fromEntries(Object.entries(all).filter(([, edits]) => Array.isArray(edits)));
  } catch {
    return {};
  }
}

/** The oldest change that may go: one of the same workout that is not decided comes before it. */
export function nextEdit(edits: Edits): QueuedEdit | null {
  const blockedIds = new Set<string>();
  for (const edit of edits) {
    if (edit.state.kind !== "waiting") blockedIds.add(edit.workoutId);
    else if (!blockedIds.has(edit.workoutId)) return edit;
  }
  return null;
}

/** Without a change that is done. What was changed after it was changed on top of it. */
export function withoutSent(edits: Edits, {key}: QueuedEdit, {id, version}: PlannedWorkout): Edits {
  return edits
    .filter((edit) => edit.key !== key)
    .map((edit) => (edit.workoutId === id ? {...edit, version: Math.max(edit.version, version)} : edit));
}

export const withState = (edits: Edits, {key}: QueuedEdit, state: EditState): Edits =>
  edits.map((edit) => (edit.key === key ? {...edit, state} : edit));

export function isApplied(workout: PlannedWorkout, change: EditChange): boolean {
  return change.kind === "skip" ? workout.skipped === change.reason : workout.day === change.day;
}

export function withChange<T extends PlannedWorkout>(workout: T, change: EditChange): T {
  return change.kind === "skip"
    ? {...workout, skipped: change.reason}
    : {...workout, day: change.day, start_time: null};
}
