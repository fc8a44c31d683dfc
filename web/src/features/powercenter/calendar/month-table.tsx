import type {KeyboardEvent} from "react";
import {useMedia} from "@/client/parts/use-media";
import {Button} from "@/ui/button";
import type {Board} from "./board";
import {NARROW, shortWeekday, weekdayWords} from "./calendar-kit";
import type {CalendarWeek} from "./calendar-weeks";
import type {Card} from "./cards";
import {DayCell, DayDots} from "./day-cell";
import {withLift} from "./lift";
import {WeekRail} from "./week-rail";
import {commonMaximum, phaseOf, totalsOfWeek} from "./week-totals";

const NO_CARDS: readonly Card[] = [];

interface Props {
  readonly board: Board;
  readonly label: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Weeks as lanes: a table of days, with what each week comes to at its end. */
export function MonthTable({board, label, onKeyDown}: Props) {
  const {kit, weeks, items, lift} = board;
  const {t} = kit;
  const before = weeks.map((week) => totalsOfWeek(items, week));
  const maximum = commonMaximum(before);
  const after = withLift(items, lift);
  const Day = useMedia(NARROW) ? DayDots : DayCell;
  return (
    <table className="cal-table" aria-label={label} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">{t("calendar.week")}</th>
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
      <tbody>
        {weeks.map((week, index) => {
          const was = before[index] ?? totalsOfWeek(items, week);
          const phase = phaseOf(items, week);
          const isNow = isCurrent(week, kit.today);
          return (
            <tr
              key={week.first}
              className={isNow ? "cal-lane field-track" : "cal-lane"}
              data-coming={week.first > kit.today || undefined}
            >
              <th scope="row" className="cal-week">
                <span className="sr-only">{t("calendar.weekNumber", {number: week.number})}</span>
                <span className="week-number" aria-hidden="true">
                  {week.number}
                </span>
              </th>
              {week.days.map((day, place) => (
                <Day
                  key={day}
                  day={day}
                  board={board.cell}
                  cards={board.cards.get(day) ?? NO_CARDS}
                  lift={lift && (lift.card.day === day || lift.to === day) ? lift : null}
                  hasKeys={day === board.focusDay}
                  isFull={isNow || weeks.length === 1}
                  isFirst={index === 0 && place === 0}
                />
              ))}
              <td className="cal-rail">
                <Problem board={board} week={week} />
                <WeekRail
                  totals={totalsOfWeek(after, week)}
                  was={was}
                  maximum={maximum}
                  phase={phase && t(`calendar.phase.${phase}`)}
                  isPast={week.last < kit.today}
                  kit={kit}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export const isCurrent = ({first, last}: CalendarWeek, today: string) => first <= today && last >= today;

/** A week that could not be read keeps what is known of it, and says so. */
export function Problem({board, week}: {readonly board: Board; readonly week: CalendarWeek}) {
  const state = board.stateOf(week);
  if (state === "loaded") return null;
  if (state === "loading") return <p className="cal-loading">{board.kit.t("calendar.loading")}</p>;
  return (
    <div role="alert" className="cal-range-error">
      <p>{state.words}</p>
      <Button variant="secondary" onClick={() => board.onRetry(week)}>
        {board.kit.t("common.retry")}
      </Button>
    </div>
  );
}
