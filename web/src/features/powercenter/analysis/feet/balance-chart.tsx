import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {BalanceTrend} from "@/charts/balance-trend/balance-trend";
import {monthTicks} from "@/charts/day-lines/day-scale";
import {useCursor, useCursorSlot} from "@/charts/series-stack/cursor";
import {useAddressChoices} from "../../address/use-address-choices";
import {fullDayWords} from "../../format/day-words";
import {NumberTable} from "../parts/number-table";
import {TickTabs} from "../parts/tick-tabs";
import type {FeetContext} from "./feet-context";
import {
  FOOT_METRIC_NAMES,
  type FootMetric,
  isFootMetric,
  reachOf,
  TREND_DAYS,
  trendFrom,
} from "./foot-balance";
import {sharesWords} from "./foot-words";

/** Room at the right end, where the scale stands. */
const MARGIN = 20;

export function BalanceChart(context: FeetContext) {
  const {t} = context;
  const [{metric: metricParam}, choose] = useAddressChoices();
  const metric = isFootMetric(metricParam) ? metricParam : "groundTime";
  return (
    <section className="mt-12" aria-labelledby="feet-trend">
      <div className="analysis-head">
        <h2 id="feet-trend" className="text-h3">
          {t("feet.trend")}
        </h2>
        <TickTabs
          label={t("feet.metric")}
          choices={FOOT_METRIC_NAMES.map((value) => ({value, label: t(`feet.metrics.${value}`)}))}
          chosen={metric}
          onChoose={(value) => choose({metric: value})}
        />
      </div>
      <Trend key={metric} metric={metric} {...context} />
    </section>
  );
}

function Trend({metric, balances, today, format, t}: FeetContext & {readonly metric: FootMetric}) {
  const balance = balances[metric];
  const {runs, usual} = balance;
  const cursor = useCursor(Math.max(1, runs.length));
  const slot = useCursorSlot(cursor) ?? runs.length - 1;
  const from = trendFrom(today);
  const days = Array.from({length: TREND_DAYS}, (_, index) => addDays(from, index));
  const more = (left: number) => left - 50;
  const words = (at: number) => {
    const each = runs[at];
    if (!each) return t("feet.notMeasured");
    const {name, local_day} = each.run;
    const about = {
      name,
      day: fullDayWords(t.formatLocale, local_day),
      shares: sharesWords(each.left, format, t),
    };
    return t(each.isUnusual ? "feet.runFar" : "feet.run", about);
  };
  return (
    <>
      <div className="analysis-panel">
        <p className="text-label" aria-hidden="true">
          {words(slot)}
        </p>
        <BalanceTrend
          points={runs.map(({run, left, isUnusual}) => ({
            key: run.id,
            at: Math.max(0, daysBetween(from, run.local_day)),
            value: more(left),
            isFar: isUnusual,
          }))}
          days={TREND_DAYS + MARGIN}
          reach={reachOf(balance)}
          band={usual && {from: more(usual.from), to: more(usual.to)}}
          months={monthTicks(days, t.formatLocale)}
          sides={{up: t("feet.moreLeft"), down: t("feet.moreRight")}}
          cursor={cursor}
          words={{cursor: t("feet.cursor"), keys: t("feet.keys")}}
          number={(value) => format.number(50 + value)}
          sentence={(at) => words(at ?? runs.length - 1)}
        />
        {usual && (
          <p className="mt-2 text-label text-text-2">
            {t("feet.bandDays", {
              from: fullDayWords(t.formatLocale, usual.firstDay),
              to: fullDayWords(t.formatLocale, usual.lastDay),
            })}
          </p>
        )}
      </div>
      <NumberTable
        summary={t("feet.showTable")}
        label={t("feet.table", {metric: t(`feet.metrics.${metric}`)})}
        head={[t("feet.day"), t("feet.name"), t("feet.left"), t("feet.right")]}
        rows={[...runs].reverse().map(({run, left}) => ({
          key: run.id,
          cells: [
            fullDayWords(t.formatLocale, run.local_day),
            run.name,
            `${format.number(left, 1)} %`,
            `${format.number(100 - left, 1)} %`,
          ],
        }))}
      />
    </>
  );
}
