import type {ChartLine} from "@/charts/series-stack/chart-line";
import {clockStep} from "@/charts/series-stack/scale";
import {measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";
import {lineMean} from "./line-means";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly lines: readonly ChartLine[];
  readonly length: number;
  readonly distance: Float64Array | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

/** As many rows as a reader will read. */
const ROWS = 40;

export function SeriesTable({lines, length, distance, format, t}: Props) {
  const step = clockStep(length, ROWS);
  const rows = Array.from({length: Math.ceil(length / step)}, (_, index) => index * step);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys.
    <section className="table-scroll" aria-label={t("run.table")} tabIndex={0}>
      <table className="run-table">
        <thead>
          <tr>
            <th scope="col">{t("run.from")}</th>
            <th scope="col">{t("run.distance")}</th>
            {lines.map((line) => (
              <th key={line.key} scope="col">
                {line.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((from) => (
            <tr key={from}>
              <th scope="row">{format.duration(from)}</th>
              <td>{measureWords(format.distance(distance?.[from] ?? null))}</td>
              {lines.map((line) => (
                <td key={line.key}>{meanWords(line, from, from + step)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function meanWords(line: ChartLine, from: number, to: number): string {
  return measureWords(line.words(lineMean({key: line.key, values: line.values.subarray(from, to)})));
}
