import type {Series} from "@gradus/training/series/series";
import {type SubmitEvent, useId, useMemo, useState} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import type {Measure} from "@/lib/format/measure-words";
import {Button} from "@/ui/button";
import type {RunFormat} from "../format/run-format";
import {Value} from "../format/value";
import type {RunTranslator} from "./run-messages";
import {statisticsOf, typedRange, wholeRun} from "./selection-statistics";

interface Props {
  readonly series: Series;
  readonly criticalPower: number | null;
  readonly selection: SlotRange | null;
  readonly isZoomed: boolean;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange | null) => void;
  readonly onZoom: (range: SlotRange | null) => void;
}

/** What the selection comes to, or the whole run; its ends can be typed. */
export function SelectionBar({
  series,
  criticalPower,
  selection,
  isZoomed,
  format,
  t,
  onSelect,
  onZoom,
}: Props) {
  const range = selection ?? wholeRun(series);
  const {from, to} = range;
  const numbers = useMemo(
    () => statisticsOf(series, {from, to}, criticalPower),
    [series, from, to, criticalPower],
  );
  const facts: readonly (readonly [string, Measure])[] = [
    [t("run.time"), {value: format.duration(numbers.seconds), unit: ""}],
    [t("run.distance"), format.distance(numbers.distance)],
    [t("run.power"), format.watts(numbers.power)],
    [t("run.share"), {value: format.number(numbers.share === null ? null : 100 * numbers.share), unit: "%"}],
    [t("run.pace"), format.pace(numbers.speed)],
    [t("run.heartRate"), format.beats(numbers.heartRate)],
    [t("run.climbed"), format.climb(numbers.climb)],
    [t("run.stress"), {value: format.number(numbers.stress, 1), unit: ""}],
  ];
  return (
    <section
      className="selection-bar"
      data-chosen={selection !== null || undefined}
      aria-label={t("run.selection")}
    >
      <Ends key={`${from} ${to}`} series={series} range={range} format={format} t={t} onSelect={onSelect} />
      <dl className="selection-facts">
        {facts.map(([label, measure]) => (
          <div key={label}>
            <dt className="text-label">{label}</dt>
            <dd className="run-value">
              <Value measure={measure} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap">
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
          <Button variant="quiet" onClick={() => onSelect(null)}>
            {t("run.clear")}
          </Button>
        )}
      </div>
    </section>
  );
}

interface EndsProps extends Pick<Props, "series" | "format" | "t" | "onSelect"> {
  readonly range: SlotRange;
}

/** Both ends, as text: typed by whoever knows them, and the way without dragging. */
function Ends({series, range, format, t, onSelect}: EndsProps) {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const chosen = typedRange(String(typed.get("from")), String(typed.get("to")), series);
    setWrong(chosen === null);
    if (chosen) onSelect(chosen);
  }
  const end = (name: "from" | "to", label: string) => (
    <span>
      <label htmlFor={`${id}-${name}`} className="text-label">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        name={name}
        className="selection-end"
        defaultValue={format.duration(range[name])}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
      />
    </span>
  );
  return (
    <form method="post" noValidate className="selection-ends" onSubmit={apply}>
      {end("from", t("run.from"))}
      {end("to", t("run.to"))}
      <Button type="submit" variant="quiet">
        {t("run.select")}
      </Button>
      <p id={`${id}-wrong`} role="alert" className="text-label text-danger empty:hidden">
        {isWrong && t("run.selectWrong", {length: format.duration(series.length - 1)})}
      </p>
    </form>
  );
}
