import type {RunFormat} from "../../format/run-format";
import {NumberTable} from "../parts/number-table";
import type {DistributionTranslator} from "./distribution-messages";
import type {DistributionSummary, Kind} from "./distribution-summary";

interface Props {
  readonly histograms: NonNullable<DistributionSummary["histograms"]>;
  readonly format: RunFormat;
  readonly t: DistributionTranslator;
}

const KINDS: readonly Kind[] = ["power", "heart_rate", "cadence", "grade"];

export function HistogramTable({histograms, format, t}: Props) {
  const rows = KINDS.flatMap((kind) => {
    const measured = histograms[kind];
    if (!measured) return [];
    const {from, width, seconds} = measured;
    return seconds.flatMap((binSeconds, index) => {
      if (binSeconds === 0) return [];
      const low = from + index * width;
      const values = t("distribution.values", {low: format.number(low), high: format.number(low + width)});
      return [
        {
          key: `${kind} ${low}`,
          cells: [t(`distribution.kinds.${kind}`), values, format.duration(binSeconds)],
        },
      ];
    });
  });
  return (
    <NumberTable
      summary={t("distribution.showTable")}
      label={t("distribution.table")}
      head={[t("distribution.measure"), t("distribution.value"), t("distribution.time")]}
      rows={rows}
    />
  );
}
