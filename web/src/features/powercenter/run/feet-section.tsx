import {
  BALANCES,
  type BalanceKey,
  type BalanceSummary,
  summarizeBalance,
} from "@gradus/training/feet/balance";
import type {Series} from "@gradus/training/series/series";
import {type CSSProperties, useMemo} from "react";
import type {RunContext} from "./run-words";

interface Props extends RunContext {
  readonly series: Series;
}

/** Left and right as two pods measured them: one ruler for each of what they compare. Nothing of a single pod. */
export function FeetSection({run, series, format, t}: Props) {
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
      {balances.map(({key, summary}) => (
        <BalanceRow key={key} id={key} summary={summary} {...{run, format, t}} />
      ))}
    </section>
  );
}

/** Percent to both sides of even that a ruler reaches. */
const REACH = 6;

function BalanceRow({
  id,
  summary,
  format,
  t,
}: RunContext & {readonly id: BalanceKey; readonly summary: BalanceSummary}) {
  const {average, grades, firstQuarter, lastQuarter} = summary;
  const reach = Math.max(REACH, Math.ceil(Math.abs(average - 50) + 1));
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
      <p>{t("runMore.leftRight", side(average))}</p>
      <div className="balance-ruler" aria-hidden="true">
        {known.map(({label, share}) => (
          <i key={label} className="balance-mark" style={place(share, reach)} />
        ))}
        <i className="balance-needle" style={place(average, reach)} />
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
const place = (share: number, reach: number): CSSProperties => ({
  left: `${Math.max(0, Math.min(100, 50 - (50 * (share - 50)) / reach))}%`,
});
