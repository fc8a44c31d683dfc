import {type KeyboardEvent, useRef} from "react";
import type {CalendarItems} from "@/client/calendar/calendar-state";
import {useMedia} from "@/client/parts/use-media";
import {Button} from "@/ui/button";
import type {Board} from "./board";
import {NARROW, shortWeekday, weekdayWords} from "./calendar-context";
import type {CalendarWeek} from "./calendar-weeks";
import {withDrag} from "./card-drag";
import type {Card} from "./cards";
import {DayCell, DayDots} from "./day-cell";
import {useScrollIntoView} from "./use-scroll-into-view";
import {WeekRail} from "./week-rail";
import {commonMaximum, phaseOf, totalsOfWeek, type WeekTotals} from "./week-totals";

const NO_CARDS: readonly Card[] = [];

interface Props {
  readonly board: Board;
  readonly label: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function MonthTable({board, label, onKeyDown}: Props) {
  const {weeks, items, drag} = board;
  const before = weeks.map((week) => totalsOfWeek(items, week));
  const shared = {board, after: withDrag(items, drag), maximum: commonMaximum(before)};
  return (
    <table className="cal-table" aria-label={label} onKeyDown={onKeyDown}>
      <Heads board={board} />
      <tbody>
        {weeks.map((week, index) => (
          <WeekRow
            key={week.first}
            {...shared}
            week={week}
            totalsBefore={before[index] ?? totalsOfWeek(items, week)}
            isFirst={index === 0}
          />
        ))}
      </tbody>
    </table>
  );
}

function Heads({board: {context, weeks}}: Pick<Props, "board">) {
  const {t} = context;
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="cal-weekday-long">{t("calendar.week")}</span>
        </th>
        {weeks[0]?.days.map((day) => (
          <th key={day} scope="col" abbr={weekdayWords(t.formatLocale, day)}>
            <span className="cal-weekday-long">{weekdayWords(t.formatLocale, day)}</span>
            <span className="cal-weekday-short" aria-hidden="true">
              {shortWeekday(t.formatLocale, day)}
            </span>
          </th>
        ))}
        <th scope="col" className="rail-legend">
          {t("calendar.totals")}
        </th>
      </tr>
    </thead>
  );
}

interface WeekRowProps extends Pick<Props, "board"> {
  readonly week: CalendarWeek;
  /** What is in the calendar, with the card that is held where it is held. */
  readonly after: CalendarItems;
  readonly totalsBefore: WeekTotals;
  readonly maximum: ReturnType<typeof commonMaximum>;
  readonly isFirst: boolean;
}

function WeekRow({board, week, after, totalsBefore, maximum, isFirst}: WeekRowProps) {
  const {context, weeks} = board;
  const {t, today} = context;
  const phase = phaseOf(board.items, week);
  const isNow = isCurrent(week, today);
  const lane = useRef<HTMLTableRowElement>(null);
  useScrollIntoView(lane, isNow && board.stateOf(week) === "loaded");
  return (
    <tr
      ref={lane}
      className={isNow ? "cal-lane field-track" : "cal-lane"}
      data-coming={week.first > today || undefined}
    >
      <th scope="row" className="cal-week">
        <span className="sr-only">{t("calendar.weekNumber", {number: week.number})}</span>
        <span className="week-number" aria-hidden="true">
          {week.number}
        </span>
      </th>
      <Days board={board} week={week} isFull={isNow || weeks.length === 1} isFirst={isFirst} />
      <td className="cal-rail">
        <Problem board={board} week={week} />
        <WeekRail
          totals={totalsOfWeek(after, week)}
          totalsBefore={totalsBefore}
          maximum={maximum}
          phase={phase && t(`calendar.phase.${phase}`)}
          isPast={week.last < today}
          context={context}
        />
      </td>
    </tr>
  );
}

function Days({
  board,
  week,
  isFull,
  isFirst,
}: Pick<WeekRowProps, "board" | "week" | "isFirst"> & {isFull: boolean}) {
  const {cell, cards, drag, focusDay} = board;
  const Day = useMedia(NARROW) ? DayDots : DayCell;
  return week.days.map((day, index) => (
    <Day
      key={day}
      day={day}
      board={cell}
      cards={cards.get(day) ?? NO_CARDS}
      drag={drag && (drag.card.day === day || drag.to === day) ? drag : null}
      hasKeys={day === focusDay}
      isFull={isFull}
      isWhole={board.weeks.length === 1}
      isFirst={isFirst && index === 0}
    />
  ));
}

export const isCurrent = ({first, last}: CalendarWeek, today: string) => first <= today && last >= today;

export function Problem({board, week}: {readonly board: Board; readonly week: CalendarWeek}) {
  const state = board.stateOf(week);
  if (state === "loaded") return null;
  if (state === "loading") return <p className="cal-loading">{board.context.t("calendar.loading")}</p>;
  return (
    <div role="alert" className="cal-range-error">
      <p>{state.words}</p>
      <Button variant="secondary" onClick={() => board.onRetry(week)}>
        {board.context.t("common.retry")}
      </Button>
    </div>
  );
}
