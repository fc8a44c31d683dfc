import type {MoveScope} from "@gradus/backend/contract/workout-values";
import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {copyWorkouts, editEvent, rescheduleWorkouts} from "@/client/resources/calendar-calls";
import {type ActionTools, done, refused, refusedOrClash, withEvents, withWorkouts} from "./action-tools";
import {longDay} from "./calendar-kit";
import type {EventCard, WorkoutCard} from "./cards";
import {movedTo, untilAfter} from "./lift";

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
  const {store, kit} = tools;
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
    return refusedOrClash(tools, reply.err, {mine: words, again});
  }
  const {items, races} = reply.data;
  const race = races[0];
  const said = [
    words,
    ...(items.length > 1 ? [kit.t("calendar.movedAlong", {count: items.length - 1})] : []),
    ...(race ? [kit.t("calendar.raceThatDay", {race: race.title})] : []),
    ...(day < kit.today ? [kit.t("calendar.pastThatDay")] : []),
  ];
  done(tools, said.join(" "), {
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
    return refusedOrClash(tools, reply.err, {mine: words, again: () => moveEvent(tools, card, day)});
  }
  done(tools, words, {do: "event", id, edit: {day: before.day, until: before.until}});
}

const movedWords = ({kit: {t}}: ActionTools, title: string, day: string) =>
  t("calendar.moved", {title, day: longDay(t.formatLocale, day)});

/** The same workout on more days. True when it is there. */
export async function copyCard(
  tools: ActionTools,
  card: WorkoutCard,
  days: readonly string[],
): Promise<boolean> {
  const {store, kit} = tools;
  const reply = await copyWorkouts([card.id], days, false);
  if (!reply.ok) {
    refused(tools, reply.err);
    return false;
  }
  store.put((items) => withWorkouts(items, reply.data.items));
  const words = kit.t("calendar.copied", {title: card.title, count: days.length});
  done(tools, words, {do: "removeWorkouts", ids: reply.data.items.map(({id}) => id)});
  void store.follow();
  return true;
}
