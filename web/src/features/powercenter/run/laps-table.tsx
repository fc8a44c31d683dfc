import type {LapEvent} from "@gradus/backend/contract/activities";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly laps: readonly LapEvent[];
  readonly selection: SlotRange | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange | null) => void;
}

/** Laps as the device counted them. Pressing one selects it on the charts. */
export function LapsTable({laps, selection, format, t, onSelect}: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys.
    <section className="table-scroll" aria-label={t("run.laps")} tabIndex={0}>
      <table className="run-table">
        <thead>
          <tr>
            {[
              t("run.lap"),
              t("run.time"),
              t("run.distance"),
              t("run.power"),
              t("run.pace"),
              t("run.heartRate"),
              t("run.climbed"),
            ].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {laps.map((lap, index) => {
            const isChosen = selection?.from === lap.from && selection.to === lap.to;
            return (
              <tr key={lap.from} data-chosen={isChosen || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="link min-h-6"
                    aria-pressed={isChosen}
                    onClick={() => onSelect(isChosen ? null : {from: lap.from, to: lap.to})}
                  >
                    {t("run.lapNumber", {number: index + 1})}
                  </button>
                </th>
                <td>{format.duration(lap.timer_time)}</td>
                <td>{measureWords(format.distance(lap.distance))}</td>
                <td>{measureWords(format.watts(lap.average_power))}</td>
                <td>{measureWords(format.pace(lap.average_speed))}</td>
                <td>{measureWords(format.beats(lap.average_heart_rate))}</td>
                <td>{measureWords(format.climb(lap.total_elevation_gain))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
