import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import {
  type EditQueue,
  isApplied,
  nextEdit,
  type QueuedEdit,
  withoutSent,
  withState,
} from "../session/edit-queue";
import type {Failure, Reply} from "../session/reply";

interface ReplayPorts {
  readonly queue: EditQueue;
  readonly send: (edit: QueuedEdit) => Promise<Reply<PlannedWorkout>>;
  /** Called with the workout as it is after a change. */
  readonly onDone: (workout: PlannedWorkout) => void;
}

/** Failures that are not caused by the change itself: the same change may succeed later. */
const RETRYABLE: ReadonlySet<Failure["code"]> = new Set([
  "network",
  "unavailable",
  "session_unavailable",
  "leaving",
  "unauthenticated",
  "rate_limited",
  "bad_reply",
  "internal",
]);

/**
 * Sends the waiting edits one after another, in the order they were made. Stops where sending makes no sense for now
 * and returns the reason; null once nothing is left to send. The queue is read anew each time: it may have grown
 * meanwhile.
 */
export async function replayEdits({queue, send, onDone}: ReplayPorts): Promise<Failure | null> {
  for (let edit = nextEdit(queue.read()); edit !== null; edit = nextEdit(queue.read())) {
    const reply = await send(edit);
    const now = appliedWorkout(edit, reply);
    if (now) {
      queue.write(withoutSent(queue.read(), edit, now));
      onDone(now);
    } else if (!reply.ok) {
      if (RETRYABLE.has(reply.err.code) || reply.status >= 500) return reply.err;
      queue.write(withState(queue.read(), edit, refusedState(reply.err)));
    }
  }
  return null;
}

/** The workout after the change: as answered, or as it was already where another device has done the same. */
function appliedWorkout({change}: QueuedEdit, reply: Reply<PlannedWorkout>): PlannedWorkout | null {
  if (reply.ok) return reply.data;
  const {code, workout} = reply.err;
  return code === "conflict" && workout && isApplied(workout, change) ? workout : null;
}

const refusedState = (err: Failure): QueuedEdit["state"] =>
  err.code === "conflict" && err.workout ? {kind: "conflict", saved: err.workout} : {kind: "refused", err};
