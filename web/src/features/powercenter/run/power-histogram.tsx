import type {Series} from "@gradus/training/series/series";
import {histogram} from "@gradus/training/zones/histogram";
import {zoneOf} from "@gradus/training/zones/zones";
import {useMemo} from "react";
import type {RunFormat} from "../format/run-format";
import {binsOf, Histogram, mostOften} from "./histogram";
import {zoneColor} from "./run-lines";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly series: Series;
  readonly criticalPower: number;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

const BIN = 5;

export function PowerHistogram({series, criticalPower, format, t}: Props) {
  const bins = useMemo(() => powerBins(series), [series]);
  const most = mostOften(bins);
  if (!most) return null;
  const summary = t("run.distribution", {
    low: format.number(most.from),
    high: format.number(most.from + BIN),
    time: format.duration(most.seconds),
  });
  return (
    <Histogram
      bins={bins}
      summary={summary}
      format={format}
      colorOf={(watts) => zoneColor(zoneOf(watts / criticalPower))}
      level={{at: criticalPower, label: "CP"}}
    />
  );
}

/** Bins with something in them, without what stands still. */
function powerBins({columns: {power}, active}: Series) {
  const {width, list} = binsOf(histogram(power ?? [], active, BIN));
  return {width, list: list.filter(({from}) => from >= BIN)};
}
