import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import {type ComponentProps, useMemo, useState} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import type {Cursor} from "@/charts/series-stack/cursor";
import {SeriesStack} from "@/charts/series-stack/series-stack";
import {Button} from "@/ui/button";
import type {RunFormat} from "../format/run-format";
import {type AxisKind, axisTicks, axisValues, viewOf} from "./axis";
import {ChartChoices} from "./chart-choices";
import {runMeans} from "./line-means";
import {FIRST_LINES, type LineKey, runLines} from "./run-lines";
import type {RunTranslator} from "./run-messages";
import {runSummary, slotSentence} from "./run-words";
import {SelectionBar} from "./selection-bar";
import {SeriesTable} from "./series-table";

interface Props {
  readonly run: ActivityDetail;
  readonly series: Series;
  readonly cursor: Cursor;
  readonly selection: SlotRange | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange | null) => void;
}

/** All charts of a run on one axis, what is selected on them, and the same in words and numbers. */
export function ChartsSection({run, series, cursor, selection, format, t, onSelect}: Props) {
  const [chosen, choose] = useState<readonly LineKey[]>(FIRST_LINES);
  const [axis, setAxis] = useState<AxisKind>("time");
  const [smoothing, setSmoothing] = useState(5);
  const [zoom, setZoom] = useState<SlotRange | null>(null);
  const lines = useMemo(
    () => runLines(run, series, {format, t, smoothing}),
    [run, series, format, t, smoothing],
  );
  const means = useMemo(() => runMeans(run, lines.values(), format), [run, lines, format]);
  const xs = useMemo(() => axisValues(series, axis), [series, axis]);
  const shown = [...lines].flatMap(([key, line]) => (chosen.includes(key) ? [line] : []));
  const view = viewOf(xs, zoom);
  const hasDistance = series.columns.distance !== undefined;
  return (
    <section className="run-section">
      <h2 className="text-h3">{t("run.charts")}</h2>
      <p className="mt-2">{runSummary({run, format, t})}</p>
      {lines.size === 0 || series.length < 2 ? (
        <p className="mt-4">{t("run.nothingToDraw")}</p>
      ) : (
        <>
          <ChartChoices
            measured={[...lines.keys()]}
            chosen={chosen}
            axis={hasDistance ? axis : null}
            smoothing={smoothing}
            t={t}
            onChoose={choose}
            onAxis={setAxis}
            onSmoothing={setSmoothing}
          />
          <SelectionBar
            series={series}
            criticalPower={run.critical_power}
            selection={selection}
            isZoomed={zoom !== null}
            format={format}
            t={t}
            onSelect={onSelect}
            onZoom={setZoom}
          />
          <SeriesStack
            lines={shown}
            means={means}
            xs={xs}
            view={view}
            axis={axisTicks(view, axis, format)}
            cursor={cursor}
            stretches={run.lap_events.map(({from, to}, index) => ({from, to, label: String(index + 1)}))}
            selection={selection}
            onSelect={onSelect}
            sentence={(slot) => slotSentence(shown, slot, {format, t})}
            words={stackWords(t)}
          />
          <TableView lines={shown} series={series} format={format} t={t} />
        </>
      )}
    </section>
  );
}

function stackWords(t: RunTranslator) {
  return {
    average: t("run.average"),
    failed: t("run.chartsFailed"),
    cursor: t("run.cursor"),
    keys: t("run.keys"),
  };
}

type TableProps = Pick<Props, "series" | "format" | "t"> & Pick<ComponentProps<typeof SeriesTable>, "lines">;

/** The charts in numbers, for whoever reads rather than looks. */
function TableView({lines, series, format, t}: TableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t("run.hideTable") : t("run.showTable")}
      </Button>
      {isOpen && (
        <SeriesTable
          lines={lines}
          length={series.length}
          distance={series.columns.distance ?? null}
          format={format}
          t={t}
        />
      )}
    </>
  );
}
