import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import {useDeferredValue, useMemo, useState} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {useDistributions} from "@/client/resources/use-run-analysis";
import {Button} from "@/ui/button";
import {Skeleton} from "@/ui/skeleton";
import type {RunFormat} from "../format/run-format";
import {type Bins, binsOf, Histogram, mostOften} from "./histogram";
import type {RunTranslator} from "./run-messages";
import {StretchChoice} from "./stretch-choice";
import {distributionWithin, METRICS, type Metric, type StretchDistribution} from "./stretch-distribution";
import {TickTabs} from "./tick-tabs";

interface Props {
  readonly run: ActivityDetail;
  readonly series: Series;
  readonly selection: SlotRange | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange | null) => void;
}

const LINES = {power: "power", heart_rate: "heartRate", cadence: "cadence", grade: "grade"} as const;
const COLORS = {power: "--s-power", heart_rate: "--s-hr", cadence: "--s-cad", grade: "--s-elev"} as const;

function unitOf(metric: Metric, t: RunTranslator): string {
  if (metric === "power") return "W";
  if (metric === "grade") return "%";
  return t(metric === "cadence" ? "units.steps" : "units.beats");
}

export function DistributionSection({run, series, selection, format, t, onSelect}: Props) {
  const {data, err, retry} = useDistributions(run);
  // While dragging, the edge moves at once; the count follows as it can.
  const counted = useDeferredValue(selection);
  const within = useMemo(() => counted && distributionWithin(series, counted), [series, counted]);
  const distribution = within ?? data;
  return (
    <section className="run-section">
      <div className="laps-head">
        <h2 className="text-h3">{t("runMore.distributionOf")}</h2>
        <StretchChoice run={run} selection={selection} format={format} t={t} onSelect={onSelect} />
      </div>
      {distribution ? (
        <Distribution data={distribution} format={format} t={t} />
      ) : err ? (
        <p role="alert" className="mt-4">
          {t("runMore.distributionFailed")}{" "}
          <Button variant="quiet" onClick={retry}>
            {t("common.retry")}
          </Button>
        </p>
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  );
}

function Distribution({data, format, t}: Pick<Props, "format" | "t"> & {readonly data: StretchDistribution}) {
  const measured = METRICS.filter((metric) => data[metric] !== null);
  const [chosenMetric, want] = useState<Metric>("heart_rate");
  const [isTable, setTable] = useState(false);
  const metric = measured.includes(chosenMetric) ? chosenMetric : measured[0];
  const histogram = metric && data[metric];
  if (!metric || !histogram) return <p className="mt-4">{t("runMore.nothingHeld")}</p>;
  const bins = binsOf(histogram);
  const unit = unitOf(metric, t);
  return (
    <>
      <div className="laps-head">
        <TickTabs
          label={t("runMore.metric")}
          tabs={measured.map((key) => ({key, label: t(`runMore.metrics.${LINES[key]}`)}))}
          chosen={metric}
          onChoose={want}
        />
        <Button variant="quiet" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? t("run.hideTable") : t("run.showTable")}
        </Button>
      </div>
      <Histogram
        bins={bins}
        format={format}
        summary={mostOftenWords(bins, unit, format, t)}
        colorOf={() => COLORS[metric]}
      />
      {isTable && <BinTable bins={bins} unit={unit} format={format} t={t} />}
    </>
  );
}

function mostOftenWords(bins: Bins, unit: string, format: RunFormat, t: RunTranslator): string {
  const most = mostOften(bins);
  if (!most) return t("runMore.nothingHeld");
  return t("runMore.mostOften", {
    low: format.number(most.from),
    high: format.number(most.from + bins.width),
    unit,
    time: format.duration(most.seconds),
  });
}

interface TableProps {
  readonly bins: Bins;
  readonly unit: string;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

function BinTable({bins, unit, format, t}: TableProps) {
  const all = Math.max(
    1,
    bins.list.reduce((sum, {seconds}) => sum + seconds, 0),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys.
    <section className="table-scroll" aria-label={t("runMore.distributionOf")} tabIndex={0}>
      <table className="run-table">
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            <th scope="col">{t("run.time")}</th>
            <th scope="col">{t("runMore.ofTime")}</th>
          </tr>
        </thead>
        <tbody>
          {bins.list.map(({from, seconds}) => (
            <tr key={from}>
              <th scope="row">{`${format.number(from)}–${format.number(from + bins.width)}`}</th>
              <td>{format.duration(seconds)}</td>
              <td>{`${format.number((100 * seconds) / all, 1)}\u202f%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
