import type {MonthStatistics} from "@gradus/backend/contract/run-statistics";
import {measureWords} from "@/lib/format/measure-words";
import {monthWords} from "../../format/day-words";
import {TickTabs} from "../parts/tick-tabs";
import {MonthChart} from "./month-chart";
import {MonthTable} from "./month-table";
import {RangeTotals} from "./range-totals";
import {STAT_NAMES, STAT_VALUES} from "./stat-values";
import {StatsChoices} from "./stats-choices";
import type {StatsContext} from "./stats-context";
import {sumOf, type YearMonth, yearMonths, yearsOf} from "./year-months";

interface Props extends StatsContext {
  readonly months: MonthStatistics["months"] | readonly MonthStatistics["months"][number][];
  /** The month it is for the runner. */
  readonly present: string;
  readonly timezone: string;
}

export function StatsView({months, present, timezone, ...context}: Props) {
  const {query, t, onChoose} = context;
  const year = query.year ?? Number(present.slice(0, 4));
  const all = yearMonths(months, year, present);
  return (
    <>
      <div className="analysis-head">
        <Sentences all={all} year={year} present={present} {...context} />
        <TickTabs
          label={t("statistics.by")}
          choices={STAT_NAMES.map((value) => ({value, label: t(`statistics.values.${value}`)}))}
          chosen={query.value}
          onChoose={(value) => onChoose({value})}
        />
      </div>
      <StatsChoices years={yearsOf(months, present)} year={year} {...context} />
      <MonthChart key={`${year} ${query.value}`} all={all} year={year} {...context} />
      <MonthTable all={all} year={year} {...context} />
      <RangeTotals all={all} year={year} timezone={timezone} {...context} />
    </>
  );
}

interface SentencesProps extends StatsContext {
  readonly all: readonly YearMonth[];
  readonly year: number;
  readonly present: string;
}

/** What the year came to so far, and the month that still goes on. */
function Sentences({all, year, present, query, format, t}: SentencesProps) {
  const {of, shown} = STAT_VALUES[query.value];
  const words = (value: number) => measureWords(shown(value, format)).trim();
  const now = sumOf(
    all.map(({totals}) => totals),
    of,
  );
  const before = sumOf(
    all.map(({before: each}) => each),
    of,
  );
  const live = all.find(({isLive}) => isLive);
  const about = {year: String(year), before: String(year - 1)};
  return (
    <div className="max-w-measure">
      <p className="text-body-lg">
        {t(before.count > 0 ? "statistics.yearBefore" : "statistics.year", {
          ...about,
          value: words(now.value),
          count: now.count,
          valueBefore: words(before.value),
        })}
      </p>
      {live && (
        <p className="mt-2 text-text-2">
          {t(live.before ? "statistics.liveBefore" : "statistics.live", {
            month: monthWords(t.formatLocale, present),
            value: words(live.totals ? of(live.totals) : 0),
            count: live.totals?.count ?? 0,
            valueBefore: words(live.before ? of(live.before) : 0),
          })}
        </p>
      )}
    </div>
  );
}
