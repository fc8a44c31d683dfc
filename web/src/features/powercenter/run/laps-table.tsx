import type {CSSProperties} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {niceStep, ticksWithin} from "@/charts/series-stack/scale";
import type {RunFormat} from "../format/run-format";
import type {LapRow} from "./laps";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly rows: readonly LapRow[];
  /** What the rows are, together and each. */
  readonly name: string;
  readonly rowName: (number: number) => string;
  readonly criticalPower: number | null;
  readonly selection: SlotRange | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange | null) => void;
}

export function LapsTable({rows, name, rowName, criticalPower, selection, format, t, onSelect}: Props) {
  const ruler = rulerOf(rows, criticalPower);
  const hasAir = rows.some(({airShare}) => airShare !== null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys.
    <section className="table-scroll" aria-label={name} tabIndex={0}>
      <table className="run-table laps-table">
        <thead>
          <tr>
            <th scope="col">{t("runMore.part")}</th>
            <th scope="col">{t("run.time")}</th>
            <th scope="col">{format.unit}</th>
            {ruler && (
              <td className="lap-gauge" aria-hidden="true">
                <Ruler ruler={ruler} format={format} />
              </td>
            )}
            <th scope="col">{t("runMore.watts")}</th>
            <th scope="col">{t("run.pace")}</th>
            <th scope="col">{t("runMore.hr")}</th>
            <th scope="col">{t("run.climbed")}</th>
            {hasAir && <th scope="col">{t("runMore.airShare")}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isChosen = selection?.from === row.from && selection.to === row.to;
            const isWork = criticalPower !== null && (row.power ?? 0) >= WORK * criticalPower;
            return (
              <tr key={row.from} data-chosen={isChosen || undefined} data-work={isWork || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="lap-name"
                    aria-pressed={isChosen}
                    onClick={() => onSelect(isChosen ? null : {from: row.from, to: row.to})}
                  >
                    {/* Beside six columns of figures a phone has no room for the word. */}
                    <span className="max-md:sr-only">{rowName(row.number)}</span>
                    <i aria-hidden="true" className="md:hidden" data-number={row.number} />
                  </button>
                </th>
                <td>{format.duration(row.seconds)}</td>
                <td>{format.distance(row.distance).value}</td>
                {ruler && (
                  <td className="lap-gauge" aria-hidden="true">
                    <i className="lap-ticks" />
                    {row.power !== null && <i className="lap-needle" style={at(ruler, row.power)} />}
                    {criticalPower !== null && <i className="lap-level" style={at(ruler, criticalPower)} />}
                  </td>
                )}
                <td className="lap-power">{format.watts(row.power).value}</td>
                <td>{format.pace(row.speed).value}</td>
                <td>{format.beats(row.heartRate).value}</td>
                <td>{format.climb(row.climb).value}</td>
                {hasAir && <td>{airWords(row.airShare, format)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Of critical power: from there on a lap is work, and stands out. */
const WORK = 0.9;

const airWords = (share: number | null, format: RunFormat) =>
  share === null ? format.number(null) : `${format.number(100 * share, 1)}\u202f%`;

interface GaugeRuler {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** One ruler for all rows, so that they compare; none without power. */
function rulerOf(rows: readonly LapRow[], criticalPower: number | null): GaugeRuler | null {
  const powers = [
    ...rows.flatMap(({power}) => power ?? []),
    ...(criticalPower === null ? [] : [criticalPower]),
  ];
  if (rows.every(({power}) => power === null)) return null;
  const [low, high] = [Math.min(...powers), Math.max(...powers)];
  const step = niceStep(Math.max(40, high - low), 3);
  return {from: Math.floor((low - 5) / step) * step, to: Math.ceil((high + 5) / step) * step, step};
}

const at = ({from, to}: GaugeRuler, watts: number): CSSProperties => ({
  left: `${(100 * (watts - from)) / (to - from)}%`,
});

function Ruler({ruler, format}: {readonly ruler: GaugeRuler; readonly format: RunFormat}) {
  const inner = ticksWithin(ruler.from, ruler.to, ruler.step).slice(1, -1);
  return inner.map((watts) => (
    <span key={watts} className="lap-number text-data" style={at(ruler, watts)}>
      {format.number(watts)}
    </span>
  ));
}
