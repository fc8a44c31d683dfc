import {MonthTicks} from "@/charts/month-ticks/month-ticks";
import {type Cursor, useCursor, useCursorSlot} from "@/charts/series-stack/cursor";
import {dateFormat} from "@/lib/format/intl";
import {measureWords} from "@/lib/format/measure-words";
import {monthWords} from "../../format/day-words";
import {Value} from "../../format/value";
import {STAT_VALUES} from "./stat-values";
import type {StatsContext} from "./stats-context";
import type {YearMonth} from "./year-months";

interface Props extends StatsContext {
  readonly all: readonly YearMonth[];
  readonly year: number;
}

export function MonthChart({all, year, query, format, t, onChoose}: Props) {
  const cursor = useCursor(all.length);
  const {of, unit} = STAT_VALUES[query.value];
  const step = unit(format);
  const context = {all, year, query, format, t, onChoose};
  const name = (month: string, style: "short" | "narrow") =>
    dateFormat(t.formatLocale, {month: style, timeZone: "UTC"}).format(new Date(`${month}-01T00:00:00Z`));
  return (
    <section className="analysis-panel load-panel" aria-label={t("statistics.chart")}>
      <Readout cursor={cursor} {...context} />
      <MonthTicks
        months={all.map(({month, totals, before, isLive}) => ({
          key: month,
          name: name(month, "short"),
          initial: name(month, "narrow"),
          value: totals ? of(totals) / step : 0,
          before: before ? of(before) / step : 0,
          isLive,
        }))}
        cursor={cursor}
        number={(value) => format.number(value)}
        words={{cursor: t("statistics.cursor"), keys: t("statistics.keys")}}
        sentence={(slot) => sentenceOf(all[slot ?? newestOf(all)], context)}
      />
    </section>
  );
}

function newestOf(all: readonly YearMonth[]): number {
  const live = all.findIndex(({isLive}) => isLive);
  return live >= 0
    ? live
    : Math.max(
        0,
        all.findLastIndex(({totals}) => totals !== null),
      );
}

function sentenceOf(month: YearMonth | undefined, {year, query, format, t}: Props): string {
  if (!month) return "";
  const {of, shown} = STAT_VALUES[query.value];
  // Nothing was run: that is nought, and known.
  const words = (totals: YearMonth["totals"]) => measureWords(shown(totals ? of(totals) : 0, format)).trim();
  return t("statistics.monthSentence", {
    month: monthWords(t.formatLocale, month.month),
    value: words(month.totals),
    count: month.totals?.count ?? 0,
    before: String(year - 1),
    valueBefore: words(month.before),
  });
}

/** The legend is the readout: ticks are this year, the outline is the year before. */
function Readout({cursor, all, year, query, format, t}: Props & {readonly cursor: Cursor}) {
  const slot = useCursorSlot(cursor) ?? newestOf(all);
  const month = all[slot];
  const {of, shown} = STAT_VALUES[query.value];
  return (
    // Hidden from assistive technology, because the slider of the chart announces the same once it is moved.
    <div className="load-readout" aria-hidden="true">
      <p className="text-label text-text-2 first-letter:uppercase">
        {month && monthWords(t.formatLocale, month.month)}
      </p>
      <p className="stats-value text-primary">
        <Value measure={shown(month?.totals ? of(month.totals) : 0, format)} />
      </p>
      <p className="text-label">
        <i className="stats-sample-done" />
        {t("statistics.runsOf", {year: String(year), count: month?.totals?.count ?? 0})}
      </p>
      <div className="mt-4">
        <p className="text-value text-text-2">
          <Value measure={shown(month?.before ? of(month.before) : 0, format)} />
        </p>
        <p className="text-label">
          <i className="stats-sample-before" />
          {t("statistics.runsOf", {year: String(year - 1), count: month?.before?.count ?? 0})}
        </p>
      </div>
    </div>
  );
}
