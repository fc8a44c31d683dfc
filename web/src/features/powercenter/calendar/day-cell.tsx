import {memo, useRef} from "react";
import {classNames} from "@/lib/class-names";
import {Icon} from "@/ui/icon/icon";
import {mayPlan, useAthlete} from "../athlete/athlete-context";
import type {CellBoard} from "./board";
import {type CalendarKit, dayNumber, longDay, shortMonthDay} from "./calendar-kit";
import {statusWords} from "./card-words";
import type {Card} from "./cards";
import {DayCards} from "./day-cards";
import type {CardDrag} from "./lift";
import {LiftLabel} from "./lift-label";
import {glyphOf, StandingGlyph} from "./standing-glyph";
import {useDropDay} from "./use-drag";

interface Props {
  readonly day: string;
  readonly board: CellBoard;
  readonly cards: readonly Card[];
  /** Where it concerns this day: from here, or over it. */
  readonly lift: CardDrag | null;
  readonly hasKeys: boolean;
  /** Of the week we are in, or the only one. */
  readonly isFull: boolean;
  /** Of the only week: with every card. */
  readonly isWhole: boolean;
  readonly isFirst: boolean;
}

/** A day of the table: its date is a button that adds to it and names what is there. */
export const DayCell = memo(function DayCell({day, board, cards, lift, isFull, ...rest}: Props) {
  const cell = useRef<HTMLTableCellElement>(null);
  useDropDay(cell, day);
  const {kit, onAdd} = board;
  const {t, today} = kit;
  const isTarget = lift !== null && lift.to === day && lift.card.day !== day;
  const name = dayName(day, cards, kit);
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
      <DayCards day={day} board={board} cards={cards} lift={lift} isFull={isFull} isWhole={rest.isWhole} />
      {isTarget && <LiftLabel board={board} lift={lift} />}
    </td>
  );
});

/** "Tuesday 24 November, 2 items", and that it is today. */
function dayName(day: string, {length: count}: readonly Card[], {t, today}: CalendarKit): string {
  const name = t("calendar.dayItems", {day: longDay(t.formatLocale, day), count});
  return day === today ? `${name}, ${t("calendar.today")}` : name;
}

const hasRace = (cards: readonly Card[]) =>
  cards.some((card) => card.kind === "event" && card.event.kind === "race" && !card.isDeleted);

/** So many glyphs fit beside each other on the narrowest phone. */
const MOST_GLYPHS = 2;

/** A day where there is no room for cards: its number and a glyph for each of them. It opens with all of them in words. */
export const DayDots = memo(function DayDots({day, board, cards, hasKeys}: Props) {
  const {kit, onAdd} = board;
  const {t, today} = kit;
  const words = cards.map((card) => statusWords(card, kit));
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
        <span className="sr-only">{[dayName(day, cards, kit), ...words].join(", ")}</span>
        <b aria-hidden="true">{dayNumber(t.formatLocale, day)}</b>
        <span aria-hidden="true" className="cal-dots-row">
          {cards.slice(0, MOST_GLYPHS).map((card) => (
            <span key={card.key} data-look={glyphOf(card)}>
              <StandingGlyph name={glyphOf(card)} />
            </span>
          ))}
          {beyond > 0 && <small>+{beyond}</small>}
        </span>
      </button>
    </td>
  );
});
