import {memo, useRef} from "react";
import {classNames} from "@/lib/class-names";
import {Icon} from "@/ui/icon/icon";
import {mayPlan, useAthlete} from "../athlete/athlete-context";
import type {CellBoard} from "./board";
import {type CalendarContext, dayNumber, longDay, shortMonthDay} from "./calendar-context";
import type {CardDrag} from "./card-drag";
import {statusWords} from "./card-words";
import type {Card} from "./cards";
import {DayCards} from "./day-cards";
import {DragLabel} from "./drag-label";
import {glyphOf, StatusGlyph} from "./status-glyph";
import {useDropDay} from "./use-drag";

interface Props {
  readonly day: string;
  readonly board: CellBoard;
  readonly cards: readonly Card[];
  /** Where it concerns this day: from here, or over it. */
  readonly drag: CardDrag | null;
  readonly hasKeys: boolean;
  /** Of the week we are in, or the only one. */
  readonly isFull: boolean;
  /** Of the only week: with every card. */
  readonly isWhole: boolean;
  readonly isFirst: boolean;
}

export const DayCell = memo(function DayCell({day, board, cards, drag, isFull, ...rest}: Props) {
  const cell = useRef<HTMLTableCellElement>(null);
  useDropDay(cell, day);
  const {context, onAdd} = board;
  const {t, today} = context;
  const isTarget = drag !== null && drag.to === day && drag.card.day !== day;
  const name = dayName(day, cards, context);
  const canPlan = mayPlan(useAthlete());
  return (
    <td
      ref={cell}
      className={classNames("cal-day", hasRace(cards) && "field-cinder")}
      data-today={day === today || undefined}
      data-target={isTarget || undefined}
    >
      <div className="cal-day-head">
        <button
          type="button"
          className="cal-date"
          data-day={day}
          tabIndex={rest.hasKeys ? 0 : -1}
          aria-haspopup="dialog"
          onClick={() => onAdd(day)}
        >
          <span className="sr-only">{name}</span>
          <span aria-hidden="true" className="contents">
            <span>
              {day.endsWith("-01") || rest.isFirst
                ? shortMonthDay(t.formatLocale, day)
                : dayNumber(t.formatLocale, day)}
            </span>
            {day === today && <span className="cal-today">{t("calendar.today")}</span>}
            {canPlan && <Icon name="plus" size={16} className="cal-plus" />}
          </span>
        </button>
      </div>
      <DayCards day={day} board={board} cards={cards} drag={drag} isFull={isFull} isWhole={rest.isWhole} />
      {isTarget && <DragLabel board={board} drag={drag} />}
    </td>
  );
});

/** "Tuesday 24 November, 2 items", and that it is today. */
function dayName(day: string, {length: count}: readonly Card[], {t, today}: CalendarContext): string {
  const name = t("calendar.dayItems", {day: longDay(t.formatLocale, day), count});
  return day === today ? `${name}, ${t("calendar.today")}` : name;
}

const hasRace = (cards: readonly Card[]) =>
  cards.some((card) => card.kind === "event" && card.event.kind === "race" && !card.isDeleted);

/** So many glyphs fit beside each other on the narrowest phone. */
const MOST_GLYPHS = 2;

export const DayDots = memo(function DayDots({day, board, cards, hasKeys}: Props) {
  const {context, onAdd} = board;
  const {t, today} = context;
  const words = cards.map((card) => statusWords(card, context));
  const beyond = cards.length - MOST_GLYPHS;
  return (
    <td
      className={classNames("cal-day", hasRace(cards) && "field-cinder")}
      data-today={day === today || undefined}
    >
      <button
        type="button"
        className="cal-dots"
        data-day={day}
        tabIndex={hasKeys ? 0 : -1}
        aria-haspopup="dialog"
        onClick={() => onAdd(day)}
      >
        <span className="sr-only">{[dayName(day, cards, context), ...words].join(", ")}</span>
        <b aria-hidden="true">{dayNumber(t.formatLocale, day)}</b>
        <span aria-hidden="true" className="cal-dots-row">
          {cards.slice(0, MOST_GLYPHS).map((card) => (
            <span key={card.key} data-look={glyphOf(card)}>
              <StatusGlyph name={glyphOf(card)} />
            </span>
          ))}
          {beyond > 0 && <small>+{beyond}</small>}
        </span>
      </button>
    </td>
  );
});
