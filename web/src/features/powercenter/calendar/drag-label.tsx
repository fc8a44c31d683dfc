import {useLayoutEffect, useRef} from "react";
import {weekOf} from "../runs/weeks";
import type {CellBoard} from "./board";
import {longDay} from "./calendar-context";
import {type CardDrag, isNew} from "./card-drag";
import {warningsOf, weekWords, workoutsOn} from "./drag-words";

/** Hidden from assistive technology, which gets its announcement elsewhere. */
export function DragLabel({board, drag}: {readonly board: CellBoard; readonly drag: CardDrag}) {
  const {t, weekStart} = board.context;
  const {card, to, by} = drag;
  const label = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const shown = label.current;
    // The page follows keys. It must not move under a pointer, so there the label finds its room above.
    if (by === "keys") shown?.scrollIntoView?.({block: "nearest", inline: "nearest"});
    else shown?.toggleAttribute("data-above", shown.getBoundingClientRect().bottom > innerHeight);
  }, [by]);
  const isOneWeek = isNew(drag) || weekOf(card.day, weekStart) === weekOf(to, weekStart);
  const days = isOneWeek ? [to] : [card.day, to];
  return (
    <p ref={label} className="lift-label" aria-hidden="true">
      <b>
        {longDay(t.formatLocale, to)}. {t("calendar.workoutsThatDay", {count: workoutsOn(board, drag)})}
      </b>
      {warningsOf(board, drag).map((words) => (
        <b key={words} className="lift-race">
          {words}
        </b>
      ))}
      <span>
        {[
          ...days.map((day) => weekWords(board, drag, day)),
          ...(by === "keys" ? [t("calendar.keys")] : []),
        ].join(" · ")}
      </span>
    </p>
  );
}
