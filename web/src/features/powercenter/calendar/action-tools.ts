import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlanReason} from "@gradus/backend/contract/plans";
import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import {type CalendarItems, putAll} from "@/client/calendar/calendar-state";
import type {CalendarStore} from "@/client/calendar/calendar-store";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {restoreWorkouts} from "@/client/resources/calendar-calls";
import {newId} from "@/client/session/browser-session";
import type {Failure} from "@/client/session/reply";
import type {CalendarContext} from "./calendar-context";
import {addStep, type Inverse, type Step} from "./undo-history";

export interface Notice {
  readonly words: string;
  readonly step: Step | null;
  readonly isProblem: boolean;
}

/** A conflict: another user was faster. Contains what they saved, and what was meant here. */
export interface Conflict {
  readonly saved: PlannedWorkout | CalendarEvent;
  /** Why, where it was a plan that took it out. */
  readonly removal: PlanReason | null;
  readonly mine: string;
  /** Repeats the change on top of the saved version; a removed item is restored first. */
  readonly retry: () => Promise<unknown>;
}

export interface ActionTools {
  readonly store: CalendarStore;
  readonly context: CalendarContext;
  readonly notify: (notice: Notice) => void;
  readonly reportConflict: (conflict: Conflict) => void;
}

export function reportDone({notify}: Pick<ActionTools, "notify">, words: string, inverse: Inverse | null) {
  const step = inverse && {id: newId(), words, at: Date.now(), inverse};
  if (step) addStep(step);
  notify({words, step, isProblem: false});
}

export function reportFailure({context, notify}: Pick<ActionTools, "context" | "notify">, err: Failure) {
  const words = failureWords(err, context);
  if (words !== null) notify({words, step: null, isProblem: true});
}

export function failureWords(err: Failure, {t}: Pick<CalendarContext, "t">): string | null {
  return plainFailureMessage(err, t, {
    limit_reached: t("calendar.dayFull"),
    not_found: t("calendar.gone"),
    conflict: t("calendar.changedMeanwhile"),
  });
}

export function reportFailureOrConflict(
  tools: ActionTools,
  err: Failure,
  conflict: Pick<Conflict, "mine" | "retry">,
) {
  const saved = err.workout ?? err.event;
  if (err.code !== "conflict" || !saved) return reportFailure(tools, err);
  tools.store.put((items) =>
    err.workout ? withWorkouts(items, [err.workout]) : err.event ? withEvents(items, [err.event]) : items,
  );
  for (const id of [saved.id]) tools.store.forgetFailure(id);
  const again =
    saved.deleted === null ? conflict.retry : () => restoreThenRetry(tools, saved.id, conflict.retry);
  tools.reportConflict({...conflict, retry: again, saved, removal: err.removal ?? null});
}

async function restoreThenRetry(tools: ActionTools, id: string, andThen: () => Promise<unknown>) {
  const reply = await restoreWorkouts([id]);
  if (!reply.ok) return reportFailure(tools, reply.err);
  tools.store.put((items) => withWorkouts(items, reply.data.items));
  await andThen();
}

export const withWorkouts = (items: CalendarItems, workouts: readonly PlannedWorkout[]): CalendarItems => ({
  ...items,
  workouts: putAll(items.workouts, workouts),
});

export const withEvents = (items: CalendarItems, events: readonly CalendarEvent[]): CalendarItems => ({
  ...items,
  events: putAll(items.events, events),
});
