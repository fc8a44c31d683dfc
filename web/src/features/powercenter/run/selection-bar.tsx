import type {Series} from "@gradus/training/series/series";
import {type SubmitEvent, useDeferredValue, useId, useMemo, useState} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import type {Measure} from "@/lib/format/measure-words";
import {Button} from "@/ui/button";
import {Icon} from "@/ui/icon/icon";
import type {RunFormat} from "../format/run-format";
import {Value} from "../format/value";
import type {ChartRun} from "./chart-run";
import type {RunTranslator} from "./run-messages";
import {type Statistics, statisticsOf, statisticsOfRun, typedRange} from "./selection-statistics";
import {wholeRun} from "./whole-run";

interface Props {
  readonly series: Series;
  readonly run: ChartRun;
  readonly selection: SlotRange | null;
  readonly isZoomed: boolean;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange | null) => void;
  readonly onZoom: (range: SlotRange | null) => void;
}

export function SelectionBar({series, run, selection, isZoomed, format, t, onSelect, onZoom}: Props) {
  const {lap_events: laps, critical_power: criticalPower} = run;
  const range = selection ?? wholeRun(series);
  // While dragging, the edge moves at once; the sums follow as they can.
  const summed = useDeferredValue(range);
  const {from, to} = summed;
  const numbers = useMemo(
    () =>
      from === 0 && to === series.length - 1
        ? statisticsOfRun(run, series)
        : statisticsOf(series, {from, to}, run),
    [run, series, from, to],
  );
  const lap =
    laps.length < 2 ? -1 : laps.findIndex((each) => each.from === range.from && each.to === range.to);
  const name =
    lap >= 0 ? t("run.lapNumber", {number: lap + 1}) : selection ? t("run.selection") : t("runMore.wholeRun");
  const facts = factsOf(numbers, format, t).filter(([key]) => canBe(key, series, criticalPower));
  return (
    <section
      className="selection-bar"
      data-chosen={selection !== null || undefined}
      aria-label={t("run.selection")}
    >
      <Ends
        key={`${range.from} ${range.to}`}
        name={name}
        series={series}
        range={range}
        format={format}
        t={t}
        onSelect={onSelect}
      />
      <dl className="selection-facts">
        {facts.map(([key, label, measure]) => (
          <div key={key}>
            <dt className="text-label">{label}</dt>
            <dd className="run-value">
              <Value measure={measure} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="selection-actions">
        {selection && (
          <Button variant="quiet" onClick={() => onZoom(selection)}>
            {t("run.zoom")}
          </Button>
        )}
        {isZoomed && (
          <Button variant="quiet" onClick={() => onZoom(null)}>
            {t("run.showAll")}
          </Button>
        )}
        {selection && (
          <button
            type="button"
            className="selection-close"
            aria-label={t("run.clear")}
            onClick={() => onSelect(null)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </section>
  );
}

type Fact = keyof Statistics;

function factsOf(numbers: Statistics, format: RunFormat, t: RunTranslator) {
  const share = numbers.share === null ? null : 100 * numbers.share;
  return [
    ["seconds", t("run.time"), {value: format.duration(numbers.seconds), unit: ""}],
    ["distance", t("run.distance"), format.distance(numbers.distance)],
    ["power", t("run.power"), format.watts(numbers.power)],
    ["share", t("runMore.shareOfCp"), {value: format.number(share), unit: "%"}],
    ["speed", t("run.pace"), format.pace(numbers.speed)],
    ["heartRate", t("run.heartRate"), format.beats(numbers.heartRate)],
    ["climb", t("run.climbed"), format.climb(numbers.climb)],
    ["stress", t("run.stress"), {value: format.number(numbers.stress, 1), unit: ""}],
  ] as const satisfies readonly (readonly [Fact, string, Measure])[];
}

/** What no stretch of this run can have is not shown as missing in each. */
function canBe(fact: Fact, {columns}: Series, criticalPower: number | null): boolean {
  if (fact === "share" || fact === "stress") return columns.power !== undefined && criticalPower !== null;
  if (fact === "heartRate") return columns.heart_rate !== undefined;
  if (fact === "climb") return columns.altitude !== undefined;
  return fact === "seconds" || fact === "work" || columns[fact] !== undefined;
}

interface EndsProps extends Pick<Props, "series" | "format" | "t" | "onSelect"> {
  /** What is selected, in words. */
  readonly name: string;
  readonly range: SlotRange;
}

/** Both ends as text fields: for users who know the times, and as the alternative to dragging. */
function Ends({name, series, range, format, t, onSelect}: EndsProps) {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const chosen = typedRange(String(typed.get("from")), String(typed.get("to")), series);
    setWrong(chosen === null);
    if (chosen) onSelect(chosen);
  }
  const end = (which: "from" | "to", label: string) => (
    <span>
      <label htmlFor={`${id}-${which}`} className="sr-only">
        {label}
      </label>
      <input
        id={`${id}-${which}`}
        name={which}
        className="selection-end"
        defaultValue={format.duration(range[which])}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
      />
    </span>
  );
  return (
    <form method="post" noValidate className="selection-ends" onSubmit={apply}>
      <p className="selection-name text-label">{name}</p>
      {end("from", t("run.from"))}
      <span aria-hidden="true" className="text-label">
        {t("runMore.until")}
      </span>
      {end("to", t("run.to"))}
      <Button type="submit" variant="quiet" className="selection-apply">
        {t("run.select")}
      </Button>
      <p id={`${id}-wrong`} role="alert" className="text-label text-danger empty:hidden">
        {isWrong && t("run.selectWrong", {length: format.duration(series.length - 1)})}
      </p>
    </form>
  );
}
