import type {Series} from "@gradus/training/series/series";
import {type ComponentProps, lazy, Suspense, useDeferredValue, useMemo, useState} from "react";
import {useAnaerobicWork, type WPrimeDay} from "@/client/resources/use-run-analysis";
import {Button} from "@/ui/button";
import {Skeleton} from "@/ui/skeleton";
import type {RunFormat} from "../format/run-format";
import {ChartChoices} from "./chart-choices";
import {type ChartPreferences, useChartPreferences} from "./chart-preferences";
import {measuredLines} from "./line-values";
import {RunCharts, type RunChartsProps} from "./run-charts";
import {runLines} from "./run-lines";
import type {RunTranslator} from "./run-messages";
import {runSummary} from "./run-words";
import type {ComplianceStep} from "./steps/judge-step";
import {targetBands} from "./steps/target-bands";
import {runStory} from "./story/run-story";
import {storyWords} from "./story/story-words";

// Read when it is opened.
const SeriesTable = lazy(async () => ({default: (await import("./series-table")).SeriesTable}));

interface Props extends RunChartsProps {
  /** Whose W′ of which day the balance is computed with; null for visitors with a link, who do not get it. */
  readonly wPrimeOf: WPrimeDay | null;
  /** Steps of the workout that this run was, where the viewer may see them. */
  readonly steps?: readonly ComplianceStep[] | undefined;
}

export function ChartsSection({steps, wPrimeOf, ...props}: Props) {
  const {run, series, format, t, onSelect} = props;
  const [preferences, change] = useChartPreferences();
  const {lines: bare, isUnknown} = useLines(props, wPrimeOf, preferences);
  const lines = useWithTargets(bare, steps);
  const story = useMemo(() => runStory(run, series), [run, series]);
  const measured = useMemo(() => measuredLines(series, run.critical_power !== null), [series, run]);
  return (
    <section className="run-section">
      <h2 className="sr-only">{t("run.charts")}</h2>
      <div className="charts-head">
        <p className="text-h3">
          {story ? storyWords(story, {format, t}) : runSummary({run, format, t})}
          {story?.kind === "climb" && (
            <>
              {" "}
              <button
                type="button"
                className="link inline-flex min-h-6 items-center text-label"
                onClick={() => onSelect({from: story.climb.from, to: story.climb.to})}
              >
                {t("runMore.story.select")}
              </button>
            </>
          )}
        </p>
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
        <>
          <RunCharts {...props} lines={lines} axis={preferences.axis} />
          {isUnknown && <p className="mt-2 text-text-2">{t("runMore.wPrimeUnknown")}</p>}
          <AnaerobicNote values={lines.get("anaerobic")?.values} t={t} />
          <TableView lines={[...lines.values()]} series={series} format={format} t={t} />
        </>
      )}
    </section>
  );
}

/** The lines there are; the balance of W′ once W′ is known. */
function useLines(
  {run, series, format, t}: RunChartsProps,
  wPrimeOf: WPrimeDay | null,
  {lines: keys, axis, smoothing}: ChartPreferences,
) {
  const isWanted = keys.includes("anaerobic") && run.average_power !== null && run.critical_power !== null;
  const told = useAnaerobicWork(isWanted ? wPrimeOf : null).data;
  const wPrime = told?.w_prime ?? null;
  const calm = useDeferredValue(smoothing);
  const lines = useMemo(() => {
    const anaerobic =
      run.critical_power === null || wPrime === null ? null : {criticalPower: run.critical_power, wPrime};
    return runLines(keys, run, series, {format, t, smoothing: calm, axis, anaerobic});
  }, [keys, run, series, format, t, calm, axis, wPrime]);
  return {lines, isUnknown: isWanted && told !== null && wPrime === null};
}

/** Adds the workout's targets behind the power line, once they are known; the other lines stay the same. */
function useWithTargets(lines: ReturnType<typeof runLines>, steps: Props["steps"]) {
  return useMemo(() => {
    const power = lines.get("power");
    return power && steps ? new Map(lines).set("power", {...power, targets: targetBands(steps)}) : lines;
  }, [lines, steps]);
}

/** Below nothing there is nothing: one of the two values behind the line is wrong. */
function AnaerobicNote({values, t}: {readonly values: Float64Array | undefined; readonly t: RunTranslator}) {
  if (!values?.some((kilojoules) => kilojoules < 0)) return null;
  return <p className="mt-2 text-warning">{t("runMore.setTooLow")}</p>;
}

interface TableProps extends Pick<ComponentProps<typeof SeriesTable>, "lines"> {
  readonly series: Series;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

/** The charts as a table of numbers, for users who read rather than look at charts. */
function TableView({lines, series, format, t}: TableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t("run.hideTable") : t("run.showTable")}
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton />}>
          <SeriesTable
            lines={lines}
            length={series.length}
            distance={series.columns.distance ?? null}
            format={format}
            t={t}
          />
        </Suspense>
      )}
    </>
  );
}
