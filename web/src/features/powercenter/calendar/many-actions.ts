import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {copyWorkouts, type MovedItem, rescheduleWorkouts} from "@/client/resources/calendar-calls";
import {type ActionTools, reportDone, reportFailure, withWorkouts} from "./action-tools";
import {longDay} from "./calendar-context";
import {movedTo} from "./card-drag";
import type {WorkoutCard} from "./cards";
import {removeCards} from "./item-actions";

/** Chosen workouts, in the order of their days. */
type WorkoutSelection = readonly WorkoutCard[];

/** All of them by as many days, so that the first comes to lie on a day: one change, and one step back. */
export async function moveMany(tools: ActionTools, cards: WorkoutSelection, day: string): Promise<void> {
  const {store} = tools;
  const items = shiftedTo(cards, day);
  const withVersion = (item: MovedItem): MovedItem => {
    const known = store.state().items.workouts.get(item.id);
    return known ? {...item, version: known.version} : item;
  };
  const reply = await store.change({
    ids: items.map(({id}) => id),
    show: (known) => movedTo(known, items),
    send: () => rescheduleWorkouts(items.map(withVersion), "this"),
    settle: (known, data) => withWorkouts(known, data.items),
  });
  if (!reply.ok) return reportFailure(tools, reply.err);
  const words = manyWords(tools, "calendar.movedMany", cards, day);
  reportDone(tools, words, {do: "days", items: cards.map((card) => ({id: card.id, day: card.day}))});
}

const shiftedTo = (cards: WorkoutSelection, day: string): MovedItem[] => {
  const by = daysBetween(cards[0]?.day ?? day, day);
  return cards.map((card) => ({id: card.id, day: addDays(card.day, by)}));
};

/** The same workouts once more, as far from each other as they are. What was planned stays where a later one is refused. */
export async function copyMany(tools: ActionTools, cards: WorkoutSelection, day: string): Promise<void> {
  const planned: string[] = [];
  for (const [to, ids] of idsByDay(shiftedTo(cards, day))) {
    const reply = await copyWorkouts(ids, [to], false);
    if (!reply.ok) {
      recordCopies(tools, planned, cards, day);
      return reportFailure(tools, reply.err);
    }
    tools.store.put((items) => withWorkouts(items, reply.data.items));
    planned.push(...reply.data.items.map(({id}) => id));
  }
  recordCopies(tools, planned, cards, day);
}

function idsByDay(items: readonly MovedItem[]): ReadonlyMap<string, readonly string[]> {
  const byDay = new Map<string, string[]>();
  for (const {id, day} of items) byDay.set(day, [...(byDay.get(day) ?? []), id]);
  return byDay;
}

function recordCopies(tools: ActionTools, ids: readonly string[], cards: WorkoutSelection, day: string) {
  if (ids.length === 0) return;
  const words = manyWords(tools, "calendar.copiedMany", cards.slice(0, ids.length), day);
  reportDone(tools, words, {do: "removeWorkouts", ids});
  void tools.store.follow();
}

export const removeMany = (tools: ActionTools, cards: WorkoutSelection): Promise<void> =>
  removeCards(
    tools,
    cards.map(({workout}) => workout),
    tools.context.t("calendar.removedMany", {count: cards.length}),
  );

const manyWords = (
  {context: {t}}: ActionTools,
  key: "calendar.movedMany" | "calendar.copiedMany",
  {length: count}: WorkoutSelection,
  day: string,
) => t(key, {count, day: longDay(t.formatLocale, day)});
