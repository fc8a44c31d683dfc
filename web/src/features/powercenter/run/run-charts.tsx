import type {Series} from "@gradus/training/series/series";
import {type ComponentProps, lazy, type ReactNode, useMemo, useState} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import type {Cursor} from "@/charts/series-stack/cursor";
import {SeriesStack} from "@/charts/series-stack/series-stack";
import {isWhole, type View} from "@/charts/series-stack/view";
import {useMedia} from "@/client/parts/use-media";
import type {RunFormat} from "../format/run-format";
import {axisTicks, axisValues, onOtherAxis, viewOf} from "./axis";
import type {ChartPreferences} from "./chart-preferences";
import type {ChartRun} from "./chart-run";
import {LazySection} from "./lazy-section";
import {rangeMeans, runMeans} from "./line-means";
import type {runLines} from "./run-lines";
import type {RunTranslator} from "./run-messages";
import {slotSentence} from "./run-words";
import {TickTabs} from "./tick-tabs";

export interface RunChartsProps extends Pick<ComponentProps<typeof SeriesStack>, "over" | "keys"> {
  readonly run: ChartRun;
  readonly series: Series;
  readonly cursor: Cursor;
  readonly selection: SlotRange | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange | null) => void;
  /** In place of the selection, such as what a crop comes to. */
  readonly bar?: ReactNode;
}

interface Props extends RunChartsProps {
  readonly lines: ReturnType<typeof runLines>;
  readonly axis: ChartPreferences["axis"];
}

const PHONE = "(width < 48rem)";

// It sums up stretches as the server does, which is more than it takes to draw them. On a phone it stands further down.
const SelectionBar = lazy(async () => ({default: (await import("./selection-bar")).SelectionBar}));

export function RunCharts({
  run,
  series,
  cursor,
  selection,
  format,
  t,
  onSelect,
  lines,
  axis,
  ...more
}: Props) {
  const isPhone = useMedia(PHONE);
  const [only, setOnly] = useState<string | null>(null);
  const chosen = [...lines.values()];
  const alone = chosen.find(({key}) => key === only) ?? chosen[0];
  const shown = isPhone ? chosen.filter((line) => line === alone) : chosen;
  const {xs, view, whole, setView} = useView(series, axis);
  const means = useMemo(() => runMeans(run, lines.values(), format), [run, lines, format]);
  const base = selection
    ? {label: t("runMore.ofSelection"), values: rangeMeans(shown, selection)}
    : {label: t("run.average"), values: means};
  const bar = more.bar ?? (
    <LazySection title={null} rem={isPhone ? 14 : 5}>
      <SelectionBar
        run={run}
        series={series}
        selection={selection}
        format={format}
        t={t}
        onSelect={onSelect}
        isZoomed={!isWhole(view, whole)}
        onZoom={(range) => setView(range ? viewOf(xs, range) : whole)}
      />
    </LazySection>
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
        xs={xs}
        view={view}
        whole={whole}
        cursor={cursor}
        selection={selection}
        onSelect={onSelect}
        base={base}
        lines={shown}
        onView={setView}
        axis={axisTicks(view, axis, format)}
        stretches={stretchesOf(run, t)}
        sentence={(slot) => slotSentence(chosen, slot, {placeOf: format.duration, t})}
        clock={format.duration}
        words={stackWords(t)}
        over={more.over}
        keys={more.keys}
      />
      {isPhone && bar}
    </>
  );
}

const stretchesOf = ({lap_events}: ChartRun, t: RunTranslator) =>
  lap_events.map(({from, to}, index) => ({
    from,
    to,
    label: String(index + 1),
    longLabel: t("run.lapNumber", {number: index + 1}),
  }));

/** The visible part of the axis, preserved when the axis changes. */
function useView(series: Series, axis: ChartPreferences["axis"]) {
  const xs = useMemo(() => axisValues(series, axis), [series, axis]);
  const whole = useMemo(() => viewOf(xs, null), [xs]);
  const [lastView, setLastView] = useState<{readonly xs: Float64Array; readonly view: View} | null>(null);
  const view = useMemo(() => {
    if (!lastView || lastView.xs.length !== xs.length) return whole;
    return lastView.xs === xs ? lastView.view : onOtherAxis(lastView.view, lastView.xs, xs);
  }, [lastView, xs, whole]);
  const setView = (to: View) => setLastView(isWhole(to, whole) ? null : {xs, view: to});
  return {xs, whole, view, setView};
}

const stackWords = (t: RunTranslator): ComponentProps<typeof SeriesStack>["words"] => ({
  failed: t("run.chartsFailed"),
  cursor: t("run.cursor"),
  keys: t("runMore.keys"),
  selectionFrom: t("runMore.selectionFrom"),
  selectionTo: t("runMore.selectionTo"),
});
