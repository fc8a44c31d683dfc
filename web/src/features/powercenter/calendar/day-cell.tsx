import {useRef} from "react";
import {classNames} from "@/lib/class-names";
import {Icon} from "@/ui/icon/icon";
import type {Board} from "./board";
import {dayNumber, longDay, shortMonthDay} from "./calendar-kit";
import {CardButton} from "./card-button";
import type {Card} from "./cards";
import {LiftLabel} from "./lift-label";
import {useDraggable, useDropDay} from "./use-drag";

interface Props {
  readonly day: string;
  readonly board: Board;
  /** Of the week we are in, or the only one. */
  readonly isFull: boolean;
  readonly isFirst: boolean;
}

/** A day of the table: its date is a button that adds to it and names what is there. */
export function DayCell({day, board, isFull, isFirst}: Props) {
  const cell = useRef<HTMLTableCellElement>(null);
  useDropDay(cell, day);
  const {kit, lift, focusDay, onAdd} = board;
  const {t, today} = kit;
  const cards = board.cards.get(day) ?? [];
  const isTarget = lift !== null && lift.to === day && lift.card.day !== day;
  const race = cards.some((card) => card.kind === "event" && card.event.kind === "race" && !card.isDeleted);
  const name = t("calendar.dayItems", {day: longDay(t.formatLocale, day), count: cards.length});
  return (
    <td
      ref={cell}
      className={classNames("cal-day", race && "field-cinder")}
      data-today={day === today || undefined}
      data-target={isTarget || undefined}
    >
      <div className="cal-day-head">
        <button
          type="button"
          className="cal-date"
          data-day={day}
          tabIndex={day === focusDay ? 0 : -1}
          aria-haspopup="dialog"
          onClick={() => onAdd(day)}
        >
          <span className="sr-only">{day === today ? `${name}, ${t("calendar.today")}` : name}</span>
          <span aria-hidden="true" className="contents">
            {day.endsWith("-01") || isFirst
              ? shortMonthDay(t.formatLocale, day)
              : dayNumber(t.formatLocale, day)}
            {day === today && <span className="cal-today">{t("calendar.today")}</span>}
            <Icon name="plus" size={16} className="cal-plus" />
          </span>
        </button>
      </div>
      <ul className="cal-cards">
        {cards.map((card) => (
          <DragCard key={card.key} card={card} day={day} board={board} isFull={isFull} />
        ))}
      </ul>
      {isTarget && <LiftLabel board={board} lift={lift} />}
    </td>
  );
}

interface CardProps extends Pick<Props, "day" | "board" | "isFull"> {
  readonly card: Card;
}

function DragCard({card, board, isFull}: CardProps) {
  const element = useRef<HTMLLIElement>(null);
  useDraggable(element, card);
  return (
    <li ref={element}>
      <CardButton
        card={card}
        kit={board.kit}
        isFull={isFull}
        isLifted={board.lift?.card.key === card.key}
        isPending={board.pending.has(card.id)}
        problem={board.problemOf(card.id)}
        onOpen={board.onOpen}
      />
    </li>
  );
}
