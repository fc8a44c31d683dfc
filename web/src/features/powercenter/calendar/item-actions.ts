import type {CalendarEvent, NewEvent} from "@gradus/backend/contract/events";
import type {MoveScope, SkipReason} from "@gradus/backend/contract/workout-values";
import type {newWorkout, PlannedWorkout, WorkoutEdit} from "@gradus/backend/contract/workouts";
import type {z} from "zod";
import type {CalendarItems} from "@/client/calendar/calendar-state";
import * as calls from "@/client/resources/calendar-calls";
import {pairRun} from "@/client/resources/use-run-pairs";
import {
  type ActionTools,
  reportDone,
  reportFailure,
  reportFailureOrConflict,
  withEvents,
  withWorkouts,
} from "./action-tools";
import {longDay} from "./calendar-context";
import {movedTo} from "./card-drag";
import {listSteps, removeStep, type Step} from "./undo-history";

/** Struck out at once, or back again. */
const withDeleted = (items: CalendarItems, ids: readonly string[], deleted: string | null): CalendarItems => {
  const mark = <T extends {readonly deleted: string | null}>(known: ReadonlyMap<string, T>) =>
    new Map([...known].map(([id, item]) => [id, ids.includes(id) ? {...item, deleted} : item] as const));
  return {...items, workouts: mark(items.workouts), events: mark(items.events)};
};

const nowIso = () => new Date().toISOString();

export async function removeCards(tools: ActionTools, workouts: readonly PlannedWorkout[], words: string) {
  const ids = workouts.map(({id}) => id);
  const reply = await tools.store.change({
    ids,
    show: (items) => withDeleted(items, ids, nowIso()),
    send: () => calls.removeWorkouts(ids),
    settle: (items) => withDeleted(items, ids, nowIso()),
  });
  if (!reply.ok) return reportFailure(tools, reply.err);
  reportDone(tools, words, {do: "restoreWorkouts", ids});
}

/** Removes a workout of a plan, or as much of the plan as `scope` states. Undo restores all of it together. */
export async function removePlanWorkouts(tools: ActionTools, {id, title}: PlannedWorkout, scope: MoveScope) {
  const reply = await tools.store.change({
    ids: [id],
    show: (items) => withDeleted(items, [id], nowIso()),
    send: () => calls.removeWorkouts([id], scope),
    settle: (items, {deleted}) => withDeleted(items, deleted, nowIso()),
  });
  if (!reply.ok) return reportFailure(tools, reply.err);
  const {deleted: ids} = reply.data;
  const {t} = tools.context;
  const more = ids.length - 1;
  const words = more > 0 ? t("calendar.removedOfPlan", {title, more}) : t("calendar.removed", {title});
  reportDone(tools, words, {do: "restoreWorkouts", ids});
}

export async function removeEvent(tools: ActionTools, {id, title}: CalendarEvent) {
  const reply = await tools.store.change({
    ids: [id],
    show: (items) => withDeleted(items, [id], nowIso()),
    send: () => calls.removeEvent(id),
    settle: (items) => withDeleted(items, [id], nowIso()),
  });
  if (!reply.ok) return reportFailure(tools, reply.err);
  reportDone(tools, tools.context.t("calendar.removed", {title}), {do: "restoreEvent", id});
}

export async function restoreItem(tools: ActionTools, kind: "workout" | "event", id: string, title: string) {
  const show = (items: CalendarItems) => withDeleted(items, [id], null);
  const shared = {ids: [id], show};
  const reply =
    kind === "workout"
      ? await tools.store.change({
          ...shared,
          send: () => calls.restoreWorkouts([id]),
          settle: (items, {items: back}) => withWorkouts(items, back),
        })
      : await tools.store.change({
          ...shared,
          send: () => calls.restoreEvent(id),
          settle: (items, event) => withEvents(items, [event]),
        });
  if (!reply.ok) return reportFailure(tools, reply.err);
  const inverse =
    kind === "workout" ? ({do: "removeWorkouts", ids: [id]} as const) : ({do: "removeEvent", id} as const);
  reportDone(tools, tools.context.t("calendar.restored", {title}), inverse);
}

type Edit = Omit<WorkoutEdit, "id" | "version" | "blocks">;

/** Changes what is named. What it was before takes it back. */
export async function changeWorkout(
  tools: ActionTools,
  id: string,
  edit: Edit,
  words: string,
): Promise<void> {
  const {store} = tools;
  const before = store.state().items.workouts.get(id);
  if (!before) return;
  const now = (items: CalendarItems) => items.workouts.get(id) ?? before;
  const reply = await store.change({
    ids: [id],
    show: (items) => withWorkouts(items, [{...now(items), ...withoutUndefined(edit)}]),
    send: () => calls.editWorkout({id, version: now(store.state().items).version, ...edit}),
    settle: (items, workout) => withWorkouts(items, [workout]),
  });
  if (!reply.ok) {
    const again = () => changeWorkout(tools, id, edit, words);
    const {title = before.title, day = before.day} = edit;
    const ownWords =
      edit.title === undefined ? words : `${title}, ${longDay(tools.context.t.formatLocale, day)}`;
    return reportFailureOrConflict(tools, reply.err, {mine: ownWords, retry: again});
  }
  const former: Record<string, unknown> = {...before};
  const was = Object.fromEntries(Object.keys(edit).map((name) => [name, former[name]]));
  reportDone(tools, words, {do: "workout", edit: {id, ...was}});
}

/** Without what is not named. */
function withoutUndefined(edit: Edit): Partial<PlannedWorkout> {
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
}

export function skipWorkout(tools: ActionTools, {id, title}: PlannedWorkout, skipped: SkipReason | null) {
  const {t} = tools.context;
  return changeWorkout(tools, id, {skipped}, t(skipped ? "calendar.skipped" : "calendar.unskipped", {title}));
}

export async function addWorkout(tools: ActionTools, body: z.input<typeof newWorkout>) {
  const reply = await calls.addWorkout(body);
  if (!reply.ok) return reply;
  tools.store.put((items) => withWorkouts(items, [reply.data]));
  const {t} = tools.context;
  const {id, title, day} = reply.data;
  const words = t("calendar.addedOn", {title, day: longDay(t.formatLocale, day)});
  reportDone(tools, words, {do: "removeWorkouts", ids: [id]});
  void tools.store.follow();
  return reply;
}

export async function saveEvent(tools: ActionTools, before: CalendarEvent | null, body: NewEvent) {
  const {store, context} = tools;
  // Values that the form does not contain stay unchanged.
  const {goal_power: _, course_id: __, priority: ___, ...edit} = body;
  const reply = before
    ? await calls.editEvent(before.id, {...edit, version: before.version})
    : await calls.addEvent(body);
  if (!reply.ok) return reply;
  const {id, title} = reply.data;
  store.put((items) => withEvents(items, [reply.data]));
  const former = before && formerFields(before);
  reportDone(
    tools,
    context.t(before ? "calendar.saved" : "calendar.added", {title}),
    former ? {do: "event", id, edit: former} : {do: "removeEvent", id},
  );
  void store.follow();
  return reply;
}

const formerFields = ({
  kind,
  title,
  desc,
  day,
  until,
  time,
  distance,
  goal_time,
  goal_power,
}: CalendarEvent) => ({
  kind,
  title,
  desc,
  day,
  until,
  time,
  distance,
  goal_time,
  goal_power,
});

export interface Pairing {
  readonly run: string;
  readonly kind: "workout" | "event";
  readonly target: string | null;
  /** What it was paired with before. */
  readonly before: string | null;
  readonly words: string;
}

export async function pairWith(tools: ActionTools, {run, kind, target, before, words}: Pairing) {
  const reply = await pairRun(run, kind, target);
  if (!reply.ok) return reportFailure(tools, reply.err);
  await tools.store.follow();
  reportDone(tools, words, {do: "pair", run, kind, target: before});
}

/** Takes a step back. True when that is done, and the step is gone. */
export async function undoStep(tools: ActionTools, step: Step): Promise<boolean> {
  // Pressed twice: it is gone by then.
  if (!listSteps().some(({id}) => id === step.id)) return true;
  const reply = await sendInverse(tools, step);
  if (!reply.ok) {
    reportFailure(tools, reply.err);
    return false;
  }
  removeStep(step.id);
  await tools.store.follow();
  tools.notify({words: tools.context.t("calendar.undone", {what: step.words}), step: null, isProblem: false});
  return true;
}

function sendInverse({store}: ActionTools, {inverse}: Step) {
  switch (inverse.do) {
    case "days":
      return store.change({
        ids: inverse.items.map(({id}) => id),
        show: (items) => movedTo(items, inverse.items),
        send: () => calls.rescheduleWorkouts(inverse.items, "this"),
        settle: (items, data) => withWorkouts(items, data.items),
      });
    case "restoreWorkouts":
    case "removeWorkouts": {
      const {ids} = inverse;
      const isBack = inverse.do === "restoreWorkouts";
      const show = (items: CalendarItems) => withDeleted(items, ids, isBack ? null : nowIso());
      return isBack
        ? store.change({
            ids,
            show,
            send: () => calls.restoreWorkouts(ids),
            settle: (items, {items: back}) => withWorkouts(items, back),
          })
        : store.change({ids, show, send: () => calls.removeWorkouts(ids), settle: show});
    }
    case "workout":
      return calls.editWorkout(inverse.edit);
    case "restoreEvent":
      return calls.restoreEvent(inverse.id);
    case "removeEvent":
      return calls.removeEvent(inverse.id);
    case "event":
      return calls.editEvent(inverse.id, inverse.edit);
    case "pair":
      return pairRun(inverse.run, inverse.kind, inverse.target);
  }
}
