import type {Activity} from "@gradus/backend/contract/activities";
import {ACTIVITY_BOUNDS} from "@gradus/backend/contract/activity-values";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {
  BALANCES,
  type BalanceKey,
  type BalanceSummary,
  summarizeBalance,
} from "@gradus/training/feet/balance";
import {usualDistance} from "@gradus/training/feet/baseline";
import {addDays} from "@gradus/training/numbers/days";
import type {Series} from "@gradus/training/series/series";
import {type CSSProperties, useMemo} from "react";
import {useRuns} from "@/client/resources/use-runs";
import {judgeRun} from "../feet/judge-run";
import type {RunContext} from "./run-words";

interface Props extends RunContext {
  readonly series: Series;
  /** Usual values are known only for the user's own runs. */
  readonly isOwn: boolean;
}

/** Renders nothing for a single pod. */
export function FeetSection({run, series, isOwn, format, t}: Props) {
  const balances = useMemo(
    () =>
      BALANCES.flatMap((key) => {
        const summary = summarizeBalance(series, key, {criticalPower: run.critical_power});
        return summary ? [{key, summary}] : [];
      }),
    [series, run],
  );
  if (balances.length === 0) return null;
  return (
    <section className="run-section">
      <h2 className="text-h3">{t("runMore.feet")}</h2>
      <p className="mt-2 text-text-2">{t("runMore.feetNote")}</p>
      {isOwn ? (
        <OwnRows balances={balances} run={run} format={format} t={t} />
      ) : (
        balances.map(({key, summary}) => (
          <BalanceRow key={key} id={key} summary={summary} run={run} format={format} t={t} />
        ))
      )}
    </section>
  );
}

interface Balance {
  readonly key: BalanceKey;
  readonly summary: BalanceSummary;
}

interface OwnProps extends RunContext {
  readonly balances: readonly Balance[];
}

/** Each beside what was usual for the runner by then, once that has come. */
function OwnRows({balances, run, format, t}: OwnProps) {
  const from = addDays(run.local_day, 1 - TRAINING_DEFAULTS.feet.baselineDays);
  const runs = useRuns({from, to: run.local_day, limit: String(ACTIVITY_BOUNDS.page.max)});
  return balances.map(({key, summary}) => (
    <BalanceRow
      key={key}
      id={key}
      summary={summary}
      usual={runs.data && usualOf(runs.data, run, key)}
      run={run}
      format={format}
      t={t}
    />
  ));
}

interface Usual {
  readonly from: number;
  readonly to: number;
  /** Most of the run lay outside. */
  readonly isLeft: boolean;
}

function usualOf(items: readonly Activity[], run: Activity, key: BalanceKey): Usual | null {
  const {baseline, isUnusual} = judgeRun(items, run, key);
  if (!baseline) return null;
  const reach = usualDistance(baseline);
  return {from: baseline.median - reach, to: baseline.median + reach, isLeft: isUnusual};
}

/** Percent to both sides of even that a ruler reaches. */
const REACH = 6;

interface RowProps extends RunContext {
  readonly id: BalanceKey;
  readonly summary: BalanceSummary;
  readonly usual?: Usual | null;
}

function BalanceRow({id, summary, usual, format, t}: RowProps) {
  const {average, grades, firstQuarter, lastQuarter} = summary;
  const farthest = Math.max(...[average, usual?.from ?? 50, usual?.to ?? 50].map((to) => Math.abs(to - 50)));
  const reach = Math.max(REACH, Math.ceil(farthest + 1));
  const parts = [
    [t("runMore.up"), grades?.up ?? null],
    [t("runMore.level"), grades?.level ?? null],
    [t("runMore.down"), grades?.down ?? null],
    [t("runMore.firstQuarter"), firstQuarter],
    [t("runMore.lastQuarter"), lastQuarter],
  ] as const;
  const known = parts.flatMap(([label, share]) => (share === null ? [] : [{label, share}]));
  const side = (share: number) => ({
    left: format.number(share, 1),
    right: format.number(100 - share, 1),
  });
  return (
    <div className="balance-row">
      <h3 className="text-ui">{t(`runMore.balances.${id}`)}</h3>
      <p>
        {t("runMore.leftRight", side(average))} ·{" "}
        {t("runMore.asymmetry", {index: format.number(summary.asymmetry, 1)})}
      </p>
      {usual && (
        <p className="text-text-2">
          {t(usual.isLeft ? "runMore.feetUnusual" : "runMore.feetUsual", {
            from: format.number(usual.from, 1),
            to: format.number(usual.to, 1),
          })}
        </p>
      )}
      <div className="balance-ruler" aria-hidden="true">
        {usual && <i className="balance-band" style={band(usual, reach)} />}
        {known.map(({label, share}) => (
          <i key={label} className="balance-mark" style={leftAt(share, reach)} />
        ))}
        <i className="balance-needle" style={leftAt(average, reach)} />
      </div>
      <dl className="balance-parts">
        {known.map(({label, share}) => (
          <div key={label}>
            <dt className="text-label">{label}</dt>
            <dd className="text-code">{t("runMore.leftShare", side(share))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** More of the left foot is further to the left, as the feet stand. */
const percentOf = (share: number, reach: number) =>
  Math.max(0, Math.min(100, 50 - (50 * (share - 50)) / reach));
const leftAt = (share: number, reach: number): CSSProperties => ({left: `${percentOf(share, reach)}%`});
const band = ({from, to}: Usual, reach: number): CSSProperties => ({
  left: `${percentOf(to, reach)}%`,
  width: `${percentOf(from, reach) - percentOf(to, reach)}%`,
});
