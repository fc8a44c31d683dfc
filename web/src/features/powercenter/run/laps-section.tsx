import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import {useMemo, useState} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import type {RunFormat} from "../format/run-format";
import {deviceLaps, distanceLaps, type LapRow} from "./laps";
import {LapsTable} from "./laps-table";
import type {RunTranslator} from "./run-messages";
import {TickTabs} from "./tick-tabs";

interface Props {
  readonly run: ActivityDetail;
  readonly series: Series;
  readonly selection: SlotRange | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange | null) => void;
}

type Kind = "laps" | "distance";

export function LapsSection({run, series, selection, format, t, onSelect}: Props) {
  const [chosen, choose] = useState<Kind>("laps");
  const rows: Readonly<Record<Kind, readonly LapRow[]>> = useMemo(
    () => ({
      laps: run.lap_events.length > 1 ? deviceLaps(run.lap_events, series) : [],
      distance: distanceLaps(series, format.metresPerUnit, run),
    }),
    [run, series, format],
  );
  const names = {
    laps: t("run.laps"),
    distance: format.unit === "mi" ? t("runMore.miles") : t("runMore.kilometres"),
  };
  const kinds = (["laps", "distance"] as const).filter((kind) => rows[kind].length > 0);
  const kind = kinds.includes(chosen) ? chosen : kinds[0];
  if (!kind) return null;
  const rowName = (number: number) =>
    kind === "laps"
      ? t("run.lapNumber", {number})
      : format.unit === "mi"
        ? t("runMore.mile", {number})
        : t("runMore.kilometre", {number});
  return (
    <section className="run-section">
      <div className="laps-head">
        <h2 className="text-h3">{names[kind]}</h2>
        {kinds.length > 1 && (
          <TickTabs
            label={t("runMore.lapsOr")}
            tabs={kinds.map((key) => ({key, label: names[key]}))}
            chosen={kind}
            onChoose={choose}
          />
        )}
      </div>
      <LapsTable
        selection={selection}
        format={format}
        t={t}
        onSelect={onSelect}
        rowName={rowName}
        rows={rows[kind]}
        name={names[kind]}
        criticalPower={run.critical_power}
      />
    </section>
  );
}
