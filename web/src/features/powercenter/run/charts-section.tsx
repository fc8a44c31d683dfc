import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import {type ComponentProps, useDeferredValue, useMemo, useState} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import type {Cursor} from "@/charts/series-stack/cursor";
import {SeriesStack} from "@/charts/series-stack/series-stack";
import {isWhole, type View} from "@/charts/series-stack/view";
import {useMedia} from "@/client/parts/use-media";
import {useAnaerobicWork} from "@/client/resources/use-run-analysis";
import {Button} from "@/ui/button";
import type {RunFormat} from "../format/run-format";
import {axisTicks, axisValues, onOtherAxis, viewOf} from "./axis";
import {ChartChoices} from "./chart-choices";
import {type ChartPreferences, useChartPreferences} from "./chart-preferences";
import {rangeMeans, runMeans} from "./line-means";
import {measuredLines} from "./line-values";
import {runLines} from "./run-lines";
import type {RunTranslator} from "./run-messages";
import {runSummary, slotSentence} from "./run-words";
import {SelectionBar} from "./selection-bar";
import {SeriesTable} from "./series-table";
import {runStory} from "./story/run-story";
import {storyWords} from "./story/story-words";
import {TickTabs} from "./tick-tabs";

interface Props {
  readonly run: ActivityDetail;
  readonly series: Series;
  readonly cursor: Cursor;
  readonly selection: SlotRange | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange | null) => void;
}

const PHONE = "(width < 48rem)";

/** What this run says first, all its charts on one axis, what is selected on them, and the same in words and numbers. */
export function ChartsSection(props: Props) {
  const {run, series, format, t} = props;
  const [preferences, change] = useChartPreferences();
  const lines = useLines(props, preferences);
  const story = useMemo(() => runStory(run, series), [run, series]);
  const measured = useMemo(() => measuredLines(series, run.critical_power !== null), [series, run]);
  return (
    <section className="run-section">
      <h2 className="sr-only">{t("run.charts")}</h2>
      <div className="charts-head">
        <p className="text-h3">{story ? storyWords(story, {format, t}) : runSummary({run, format, t})}</p>
        {measured.size > 0 && (
          <ChartChoices
            measured={measured}
            preferences={preferences}
            hasDistance={series.columns.distance !== undefined}
            t={t}
            onChange={change}
          />
        )}
      </div>
      {measured.size === 0 || series.length < 2 ? (
        <p className="mt-4">{t("run.nothingToDraw")}</p>
      ) : (
        <Charts {...props} lines={lines} preferences={preferences} />
      )}
    </section>
  );
}

/** The lines there are; the balance of W′ once W′ is known. */
function useLines({run, series, format, t}: Props, {lines: keys, axis, smoothing}: ChartPreferences) {
  const isWanted = keys.includes("anaerobic") && run.average_power !== null && run.critical_power !== null;
  const wPrime = useAnaerobicWork(run, isWanted).data?.w_prime ?? null;
  const calm = useDeferredValue(smoothing);
  return useMemo(() => {
    const anaerobic =
      run.critical_power === null || wPrime === null ? null : {criticalPower: run.critical_power, wPrime};
    return runLines(keys, run, series, {format, t, smoothing: calm, axis, anaerobic});
  }, [keys, run, series, format, t, calm, axis, wPrime]);
}

interface ChartsProps extends Props {
  readonly lines: ReturnType<typeof runLines>;
  readonly preferences: ChartPreferences;
}

function Charts({run, series, cursor, selection, format, t, onSelect, lines, preferences}: ChartsProps) {
  const {axis} = preferences;
  const isPhone = useMedia(PHONE);
  const chosen = [...lines.values()];
  const [only, setOnly] = useState<string | null>(null);
  // On a phone there is room for one.
  const alone = chosen.find(({key}) => key === only) ?? chosen[0];
  const shown = isPhone ? chosen.filter((line) => line === alone) : chosen;
  const {xs, view, whole, setView} = useView(series, axis);
  const means = useMemo(() => runMeans(run, lines.values(), format), [run, lines, format]);
  const base = selection
    ? {label: t("runMore.ofSelection"), values: rangeMeans(shown, selection)}
    : {label: t("run.average"), values: means};
  const bar = (
    <SelectionBar
      {...{series, selection, format, t, onSelect}}
      laps={run.lap_events}
      criticalPower={run.critical_power}
      isZoomed={!isWhole(view, whole)}
      onZoom={(range) => setView(range ? viewOf(xs, range) : whole)}
    />
  );
  return (
    <>
      {isPhone && alone && (
        <TickTabs
          label={t("run.whichCharts")}
          tabs={chosen.map(({key, label}) => ({key, label}))}
          chosen={alone.key}
          onChoose={setOnly}
        />
      )}
      {!isPhone && bar}
      <SeriesStack
        {...{xs, view, whole, cursor, selection, onSelect, base}}
        lines={shown}
        onView={setView}
        axis={axisTicks(view, axis, format)}
        stretches={run.lap_events.map(({from, to}, index) => ({
          from,
          to,
          label: String(index + 1),
          longLabel: t("run.lapNumber", {number: index + 1}),
        }))}
        sentence={(slot) => slotSentence(chosen, slot, {placeOf: format.duration, t})}
        clock={format.duration}
        words={stackWords(t)}
      />
      {isPhone && bar}
      <AnaerobicNote
        values={preferences.lines.includes("anaerobic") ? lines.get("anaerobic")?.values : undefined}
        t={t}
      />
      <TableView lines={chosen} series={series} format={format} t={t} />
    </>
  );
}

/** What of the axis is seen, kept when the axis becomes another. */
function useView(series: Series, axis: ChartPreferences["axis"]) {
  const xs = useMemo(() => axisValues(series, axis), [series, axis]);
  const whole = useMemo(() => viewOf(xs, null), [xs]);
  const [seen, setSeen] = useState<{readonly xs: Float64Array; readonly view: View} | null>(null);
  const view = useMemo(() => {
    if (!seen || seen.xs.length !== xs.length) return whole;
    return seen.xs === xs ? seen.view : onOtherAxis(seen.view, seen.xs, xs);
  }, [seen, xs, whole]);
  const setView = (to: View) => setSeen(isWhole(to, whole) ? null : {xs, view: to});
  return {xs, whole, view, setView};
}

/** Below nothing there is nothing: one of the two values behind the line is wrong. */
function AnaerobicNote({values, t}: {readonly values: Float64Array | undefined; readonly t: RunTranslator}) {
  if (!values?.some((kilojoules) => kilojoules < 0)) return null;
  return <p className="mt-2 text-warning">{t("runMore.setTooLow")}</p>;
}

const stackWords = (t: RunTranslator): ComponentProps<typeof SeriesStack>["words"] => ({
  failed: t("run.chartsFailed"),
  cursor: t("run.cursor"),
  keys: t("runMore.keys"),
  selectionFrom: t("runMore.selectionFrom"),
  selectionTo: t("runMore.selectionTo"),
});

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
