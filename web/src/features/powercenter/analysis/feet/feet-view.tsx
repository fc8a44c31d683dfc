import {BalanceChart} from "./balance-chart";
import {BalanceRow} from "./balance-row";
import type {FeetContext} from "./feet-context";
import {FOOT_METRIC_NAMES} from "./foot-balance";
import {FootMonth} from "./foot-month";
import {UnusualRuns} from "./unusual-runs";

export function FeetView(context: FeetContext) {
  const {balances, t} = context;
  const unusualMetrics = FOOT_METRIC_NAMES.filter((metric) => balances[metric].latest?.isUnusual);
  return (
    <>
      <p className="mt-4 max-w-measure text-body-lg">
        {unusualMetrics.length === 0 ? t("feet.asUsual") : t("feet.someFar", {count: unusualMetrics.length})}
      </p>
      <p className="mt-2 max-w-measure text-text-2">{t("feet.about")}</p>
      <div className="mt-4">
        {FOOT_METRIC_NAMES.map((metric) => (
          <BalanceRow key={metric} metric={metric} balance={balances[metric]} {...context} />
        ))}
      </div>
      <BalanceChart {...context} />
      <UnusualRuns {...context} />
      <FootMonth {...context} />
    </>
  );
}
