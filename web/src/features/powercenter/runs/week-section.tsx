import type {ReactNode} from "react";
import {measureWords} from "@/lib/format/measure-words";
import {listedDayWords} from "../format/day-words";
import type {RunFormat} from "../format/run-format";
import type {RunsTranslator} from "./runs-messages";
import type {RunWeek, Totals} from "./weeks";

interface Props {
  readonly week: RunWeek;
  readonly isCurrent: boolean;
  /** Whether all of its runs are shown, so that their sum is the week's. */
  readonly isWhole: boolean;
  readonly format: RunFormat;
  readonly t: RunsTranslator;
  readonly children: ReactNode;
}

export function WeekSection({week, isCurrent, isWhole, format, t, children}: Props) {
  const begins = listedDayWords(t.formatLocale, week.day);
  return (
    <section className="week-lane">
      <header className={isCurrent ? "week-head field-track" : "week-head"}>
        <h2>
          <span className="sr-only">{t("runs.weekLabel", {number: week.number})}</span>
          <span className="week-number" aria-hidden="true">
            {week.number}
          </span>
        </h2>
        <p className="text-ui">{isCurrent ? t("runs.thisWeek") : t("runs.weekFrom", {day: begins})}</p>
        {isWhole && <p className="text-label">{totalsWords(week.totals, format, t)}</p>}
      </header>
      <ul>{children}</ul>
    </section>
  );
}

/** "4 runs, 48.2 km, 4:21:07, stress 231"; of none, as where all were deleted, a sentence and no row of dashes. */
export function totalsWords(totals: Totals, format: RunFormat, t: RunsTranslator): string {
  if (totals.count === 0) return t("runs.noneCounts");
  return t("runs.totals", {
    count: totals.count,
    distance: measureWords(format.distance(totals.distance, 1)),
    time: format.duration(totals.moving),
    stress: format.stress(totals.stress),
  });
}
