import {useLayoutEffect, useRef} from "react";
import {weekOf} from "../runs/weeks";
import type {CellBoard} from "./board";
import {longDay} from "./calendar-kit";
import {type CardDrag, isNew} from "./lift";
import {warningsOf, weekWords, workoutsOn} from "./lift-words";

/**
 * Beside the slot: the day, what is there, both weeks, and the keys. Hidden from assistive technology, which gets its
 * announcement elsewhere.
 */
export function LiftLabel({board, lift}: {readonly board: CellBoard; readonly lift: CardDrag}) {
  const {t, weekStart} = board.kit;
  const {card, to, by} = lift;
  const label = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const shown = label.current;
    // The page follows keys. It must not move under a pointer, so there the label finds its room above.
    if (by === "keys") shown?.scrollIntoView?.({block: "nearest", inline: "nearest"});
    else shown?.toggleAttribute("data-above", shown.getBoundingClientRect().bottom > innerHeight);
  }, [by]);
  const isOneWeek = isNew(lift) || weekOf(card.day, weekStart) === weekOf(to, weekStart);
  const days = isOneWeek ? [to] : [card.day, to];
  return (
    <p ref={label} className="lift-label" aria-hidden="true">
      <b>
        {longDay(t.formatLocale, to)}. {t("calendar.workoutsThatDay", {count: workoutsOn(board, lift)})}
      </b>
      {warningsOf(board, lift).map((words) => (
        <b key={words} className="lift-race">
          {words}
        </b>
      ))}
      <span>
        {[
          ...days.map((day) => weekWords(board, lift, day)),
          ...(by === "keys" ? [t("calendar.keys")] : []),
        ].join(" · ")}
      </span>
    </p>
  );
}
