import {addDays} from "@gradus/training/numbers/days";
import {weekNumber, weekOf} from "../runs/weeks";
import type {CellBoard} from "./board";
import {longDay, shortTime} from "./calendar-context";
import {type CardDrag, isNew, withDrag} from "./card-drag";
import {racesOn, totalsOfWeek} from "./week-totals";

type BoardContext = Pick<CellBoard, "context" | "items" | "cards">;

/** "Tempo 45 min lifted, Tuesday 24 November." */
export const dragStartWords = ({context: {t}}: BoardContext, {card}: CardDrag) =>
  isNew({card})
    ? t("calendar.held", {title: card.title})
    : t("calendar.lifted", {title: card.title, day: longDay(t.formatLocale, card.day)});

/** "Thursday 26 November. 2 workouts that day. Week 48: 5 h 10." */
export function dragOverWords(board: BoardContext, drag: CardDrag): string {
  const {t} = board.context;
  const day = longDay(t.formatLocale, drag.to);
  const words = `${day}. ${t("calendar.workoutsThatDay", {count: workoutsOn(board, drag)})} ${weekWords(board, drag, drag.to)}.`;
  return [words, ...warningsOf(board, drag)].join(" ");
}

export const workoutsOn = ({items}: BoardContext, {card, to}: CardDrag) =>
  [...items.workouts.values()].filter(
    ({id, day, deleted}) => day === to && deleted === null && id !== card.id,
  ).length;

/** "Week 48: 3 h 50", computed as if the card were dropped. */
export function weekWords({context, items}: BoardContext, drag: CardDrag, day: string): string {
  const first = weekOf(day, context.weekStart);
  const {planned} = totalsOfWeek(withDrag(items, drag), {first, last: addDays(first, 6)});
  return context.t("calendar.weekTime", {number: weekNumber(first), time: shortTime(planned.duration)});
}

/** A race on the day, and that the day is past: dropping stays allowed. */
export function warningsOf({context: {t, today}, items}: BoardContext, {card, to}: CardDrag): string[] {
  const race = racesOn(items, to).find(({id}) => id !== card.id);
  return [
    ...(race ? [t("calendar.raceThatDay", {race: race.title})] : []),
    ...(to < today ? [t("calendar.pastThatDay")] : []),
  ];
}
