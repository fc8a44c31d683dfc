import type {RunStatistics, RunTotals} from "@gradus/backend/contract/run-statistics";
import {startOfDay} from "@gradus/schemas/zoned-time";
import {WithResource} from "@/client/parts/with-resource";
import {useLastLoaded} from "@/client/resources/use-last-loaded";
import {useRangeTotals} from "@/client/resources/use-statistics";
import {measureWords} from "@/lib/format/measure-words";
import {durationWords} from "../../power/duration-words";
import {DayRangeForm} from "../parts/day-range-form";
import {STAT_NAMES, STAT_VALUES} from "./stat-values";
import type {StatsContext} from "./stats-context";
import {sumOf, type YearMonth} from "./year-months";

interface Props extends StatsContext {
  readonly all: readonly YearMonth[];
  readonly year: number;
  readonly timezone: string;
}

export function RangeTotals({all, year, timezone, query, format, t, onChoose}: Props) {
  const range = query.range ?? {from: `${year}-01-01`, to: `${year}-12-31`};
  const secondsOf = (day: string) => Math.floor(startOfDay(day, timezone).getTime() / 1000);
  const {data, ...totals} = useRangeTotals({
    from: secondsOf(range.from),
    to: secondsOf(range.to),
    shoe: query.shoe,
  });
  const lastLoaded = useLastLoaded(data);
  return (
    <section className="mt-12">
      <h2 className="text-h3">{t("statistics.rangeTitle")}</h2>
      <DayRangeForm
        range={range}
        words={{
          from: t("statistics.from"),
          to: t("statistics.to"),
          show: t("statistics.show"),
          wrong: t("statistics.wrongDays"),
        }}
        onChoose={onChoose}
      />
      <WithResource resource={{...totals, data: totals.err ? null : lastLoaded}} t={t}>
        {(reply) => <Totals reply={reply} ofYear={query.range ? null : all} format={format} t={t} />}
      </WithResource>
    </section>
  );
}

interface TotalsProps extends Pick<Props, "format" | "t"> {
  readonly reply: RunStatistics;
  /**
   * Null with a chosen range; else the months above. Each of these is rounded, so the total shown is their sum, and no
   * second, differing sum appears.
   */
  readonly ofYear: readonly YearMonth[] | null;
}

function Totals({reply: {totals}, ofYear, format, t}: TotalsProps) {
  const sum = (of: (totals: RunTotals) => number) =>
    ofYear
      ? sumOf(
          ofYear.map((month) => month.totals),
          of,
        ).value
      : of(totals);
  const sums = [
    {name: t("statistics.runs"), shown: format.number(sum(({count}) => count))},
    ...STAT_NAMES.map((name) => ({
      name: t(`statistics.values.${name}`),
      shown: measureWords(STAT_VALUES[name].shown(sum(STAT_VALUES[name].of), format)).trim(),
    })),
  ];
  const best = [
    {
      name: t("statistics.longest"),
      shown: measureWords(format.distance(totals.count === 0 ? null : totals.longest)),
    },
    {name: t("statistics.meanPower"), shown: measureWords(format.watts(totals.average_power))},
    ...totals.best.map(({duration, power}) => ({
      name: t("statistics.best", {time: durationWords(duration)}),
      shown: measureWords(format.watts(power)),
    })),
  ];
  return (
    <div className="analysis-columns mt-6">
      <Facts facts={sums} />
      <Facts facts={best} />
    </div>
  );
}

function Facts({facts}: {readonly facts: readonly {readonly name: string; readonly shown: string}[]}) {
  return (
    <dl className="more-numbers">
      {facts.map(({name, shown}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="run-value">{shown}</dd>
        </div>
      ))}
    </dl>
  );
}
