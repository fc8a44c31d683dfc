import type {SharedRun} from "@gradus/backend/contract/shared-runs";
import {useMemo, useState} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {useCursor} from "@/charts/series-stack/cursor";
import {dateFormat} from "@/lib/format/intl";
import type {Measure} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";
import {Value} from "../format/value";
import {ChartsSection} from "../run/charts-section";
import type {RunTranslator} from "../run/run-messages";
import {SharedRoute} from "./shared-route";
import {sharedSeries, toChartRun} from "./to-chart-run";

interface Props {
  readonly run: SharedRun;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

/** A run as its runner shows it: the values and charts that were chosen, and no more. */
export function SharedRunView({run: shared, format, t}: Props) {
  const run = useMemo(() => toChartRun(shared), [shared]);
  const series = useMemo(() => sharedSeries(shared), [shared]);
  const cursor = useCursor(series.length);
  const [selection, select] = useState<SlotRange | null>(null);
  const facts = [
    startWords(shared.began, t.formatLocale),
    t(`runType.${shared.type}`),
    t(`runSurface.${shared.surface_type}`),
  ];
  const hasCharts = shared.metrics.some((metric) => metric !== "route");
  return (
    <>
      <h1 tabIndex={-1} className="text-display-2 hyphens-auto wrap-anywhere">
        {shared.name}
      </h1>
      <p className="mt-2 text-text-2">{facts.join(" · ")}</p>
      <SharedValues run={shared} format={format} t={t} />
      {shared.route && <SharedRoute run={shared} lines={shared.route} format={format} t={t} />}
      {hasCharts && (
        <ChartsSection
          run={run}
          series={series}
          cursor={cursor}
          selection={selection}
          format={format}
          t={t}
          wPrimeOf={null}
          onSelect={select}
        />
      )}
      <p className="mt-8 max-w-measure text-text-2">{t("sharedRun.notice")}</p>
    </>
  );
}

/** Only what was chosen has a place. */
function SharedValues({run, format, t}: Props) {
  const values: readonly (readonly [string, Measure | null])[] = [
    [t("run.distance"), format.distance(run.distance)],
    [t("run.movingTime"), {value: format.duration(run.moving_time), unit: ""}],
    [t("run.averagePower"), run.average_power === null ? null : format.watts(run.average_power)],
    [t("run.pace"), run.average_speed === null ? null : format.pace(run.average_speed)],
    [t("run.heartRate"), run.average_heart_rate === null ? null : format.beats(run.average_heart_rate)],
    [t("run.climbed"), run.total_elevation_gain === null ? null : format.climb(run.total_elevation_gain)],
  ];
  return (
    <dl className="headline">
      {values.map(
        ([label, measure]) =>
          measure && (
            <div key={label} className="headline-item">
              <dt className="text-label">{label}</dt>
              <dd className="headline-value">
                <Value measure={measure} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** To the hour, by the clock of where it began. */
function startWords(began: string, locale: string): string {
  const options = {dateStyle: "full", timeZone: "UTC"} as const;
  const day = dateFormat(locale, options).format(new Date(`${began.slice(0, 10)}T00:00:00Z`));
  const clock = {hour: "numeric", minute: "2-digit", timeZone: "UTC"} as const;
  const hour = dateFormat(locale, clock).format(new Date(`${began}:00Z`));
  return `${day}, ${hour}`;
}
