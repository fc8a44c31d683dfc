import {zoneOf} from "@gradus/training/zones/zones";
import {HistogramTicks} from "@/charts/histogram/histogram-ticks";
import {longestBin, trimBins} from "@/charts/histogram/trim-bins";
import type {RunFormat} from "../../format/run-format";
import type {DistributionTranslator} from "./distribution-messages";
import type {DistributionSummary, Histograms, Kind} from "./distribution-summary";
import {HistogramTable} from "./histogram-table";
import {ZoneRows} from "./zone-rows";

interface Props {
  readonly distribution: DistributionSummary;
  readonly format: RunFormat;
  readonly t: DistributionTranslator;
}

export function DistributionView({distribution, format, t}: Props) {
  const {histograms, criticalPower, note} = distribution;
  return (
    <>
      <ZoneRows distribution={distribution} format={format} t={t} />
      {note && <p className="mt-8 max-w-measure text-text-2">{note}</p>}
      {histograms && (
        <>
          <div className="analysis-panel mt-6">
            <OneHistogram
              kind="power"
              histograms={histograms}
              criticalPower={criticalPower}
              format={format}
              t={t}
            />
          </div>
          <div className="distribution-others">
            {(["heart_rate", "cadence", "grade"] as const).map((kind) => (
              <OneHistogram
                key={kind}
                kind={kind}
                histograms={histograms}
                criticalPower={criticalPower}
                format={format}
                t={t}
              />
            ))}
          </div>
          <HistogramTable histograms={histograms} format={format} t={t} />
        </>
      )}
    </>
  );
}

const COLORS: Readonly<Record<Kind, string>> = {
  power: "--s-power",
  heart_rate: "--s-hr",
  cadence: "--s-pace",
  grade: "--s-elev",
};

interface OneHistogramProps extends Pick<Props, "format" | "t"> {
  readonly kind: Kind;
  readonly histograms: Histograms;
  readonly criticalPower: number | null;
}

function OneHistogram({kind, histograms, criticalPower, format, t}: OneHistogramProps) {
  const measured = histograms[kind];
  if (!measured) return null;
  // Who stands has no power; those seconds would dwarf all others.
  const bins = trimBins(kind === "power" ? {...measured, seconds: withoutZero(measured)} : measured);
  const longest = longestBin(bins);
  if (!longest) return null;
  const isZoned = kind === "power" && criticalPower !== null;
  return (
    <section>
      <h2 className="text-h3">{t(`distribution.kinds.${kind}`)}</h2>
      <HistogramTicks
        bins={bins}
        summary={t(`distribution.most.${kind}`, {
          low: format.number(longest.from),
          high: format.number(longest.to),
          time: format.duration(longest.seconds),
        })}
        colorOf={(value) => (isZoned ? zoneColor(zoneOf(value / criticalPower)) : COLORS[kind])}
        number={(value) => format.number(value).replace("-", "\u2212")}
        level={
          isZoned
            ? {at: criticalPower, label: t("distribution.level", {watts: format.number(criticalPower)})}
            : null
        }
      />
    </section>
  );
}

const withoutZero = ({from, seconds}: {readonly from: number; readonly seconds: readonly number[]}) =>
  from === 0 ? [0, ...seconds.slice(1)] : seconds;

const zoneColor = (zone: number) => (zone === 0 ? "--line-strong" : `--z${zone}`);
