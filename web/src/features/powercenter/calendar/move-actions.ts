import type {MoveScope} from "@gradus/backend/contract/workout-values";
import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {copyWorkouts, editEvent, rescheduleWorkouts} from "@/client/resources/calendar-calls";
import {
  type ActionTools,
  reportDone,
  reportFailure,
  reportFailureOrConflict,
  withEvents,
  withWorkouts,
} from "./action-tools";
import {longDay} from "./calendar-context";
import {movedTo, untilAfter} from "./card-drag";
import type {EventCard, WorkoutCard} from "./cards";

/** Puts a card on another day: at once on the screen, and back with its reason where the server refuses. */
export function moveCard(
  tools: ActionTools,
  card: WorkoutCard | EventCard,
  day: string,
  scope: MoveScope = "this",
): Promise<void> {
  return card.kind === "event" ? moveEvent(tools, card, day) : moveWorkout(tools, card, day, scope);
}

async function moveWorkout(
  tools: ActionTools,
  card: WorkoutCard,
  day: string,
  scope: MoveScope,
): Promise<void> {
  const {store, context} = tools;
  const {id} = card;
  const before = store.state().items.workouts;
  const now = () => store.state().items.workouts.get(id) ?? card.workout;
  const shift = daysBetween(now().day, day);
  const reply = await store.change({
    ids: [id],
    show: (items) => movedTo(items, [{id, day}]),
    send: () => rescheduleWorkouts([{id, day, version: now().version}], scope),
    settle: (items, data) => withWorkouts(items, data.items),
  });
  const words = movedWords(tools, card.title, day);
  if (!reply.ok) {
    const again = () => moveWorkout(tools, card, day, scope);
    return reportFailureOrConflict(tools, reply.err, {mine: words, retry: again});
  }
  const {items, races} = reply.data;
  const race = races[0];
  const messageParts = [
    words,
    ...(items.length > 1 ? [context.t("calendar.movedAlong", {count: items.length - 1})] : []),
    ...(race ? [context.t("calendar.raceThatDay", {race: race.title})] : []),
    ...(day < context.today ? [context.t("calendar.pastThatDay")] : []),
  ];
  reportDone(tools, messageParts.join(" "), {
    do: "days",
    items: items.map((item) => ({
      id: item.id,
      day: before.get(item.id)?.day ?? addDays(item.day, -shift),
    })),
  });
}

async function moveEvent(tools: ActionTools, card: EventCard, day: string): Promise<void> {
  const {store} = tools;
  const {id} = card;
  const now = () => store.state().items.events.get(id) ?? card.event;
  const before = now();
  const edit = {day, until: untilAfter(before, day)};
  const reply = await store.change({
    ids: [id],
    show: (items) => movedTo(items, [{id, day}]),
    send: () => editEvent(id, {...edit, version: now().version}),
    settle: (items, data) => withEvents(items, [data]),
  });
  const words = movedWords(tools, card.title, day);
  if (!reply.ok) {
    return reportFailureOrConflict(tools, reply.err, {mine: words, retry: () => moveEvent(tools, card, day)});
  }
  reportDone(tools, words, {do: "event", id, edit: {day: before.day, until: before.until}});
}

const movedWords = ({context: {t}}: ActionTools, title: string, day: string) =>
  t("calendar.moved", {title, day: longDay(t.formatLocale, day)});

/** The same workout on more days. True when it is there. */
export async function copyCard(
  tools: ActionTools,
  card: WorkoutCard,
  days: readonly string[],
): Promise<boolean> {
  const {store, context} = tools;
  const reply = await copyWorkouts([card.id], days, false);
  if (!reply.ok) {
    reportFailure(tools, reply.err);
    return false;
  }
  store.put((items) => withWorkouts(items, reply.data.items));
  const words = context.t("calendar.copied", {title: card.title, count: days.length});
  reportDone(tools, words, {do: "removeWorkouts", ids: reply.data.items.map(({id}) => id)});
  void store.follow();
  return true;
}
