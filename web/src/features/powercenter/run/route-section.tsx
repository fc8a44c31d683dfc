import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import type {Cursor} from "@/charts/series-stack/cursor";
import type {RunFormat} from "../format/run-format";
import {RoutePanel} from "./route-panel";
import type {RunTranslator} from "./run-messages";
import {routeSummary} from "./run-words";

interface Props {
  readonly run: ActivityDetail;
  readonly series: Series;
  readonly cursor: Cursor;
  readonly selection: SlotRange | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

export function RouteSection({run, series, cursor, selection, format, t}: Props) {
  const summary = routeSummary({run, format, t});
  return (
    <section className="run-section">
      <details className="route-fold" open>
        <summary>
          <h2 className="text-h3">{t("run.route")}</h2>
          <span className="text-label text-text-2">{summary}</span>
        </summary>
        <RoutePanel
          laps={run.lap_events}
          series={series}
          cursor={cursor}
          selection={selection}
          summary={summary}
          format={format}
          t={t}
        />
      </details>
    </section>
  );
}
