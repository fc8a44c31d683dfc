import type {Series} from "@gradus/training/series/series";
import {histogram} from "@gradus/training/zones/histogram";
import {zoneOf} from "@gradus/training/zones/zones";
import {useMemo} from "react";
import {niceStep, ticksWithin} from "@/charts/series-stack/scale";
import type {RunFormat} from "../format/run-format";
import {zoneColor} from "./run-lines";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly series: Series;
  readonly criticalPower: number;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

const WIDTH = 320;
const FLOOR = 110;
const TOP = 16;

/** How long each power was held: a pair of ticks for each five watts. */
export function PowerHistogram({series, criticalPower, format, t}: Props) {
  const {power} = series.columns;
  const {bins, from, to, most} = useMemo(() => powerBins(series), [series]);
  if (!power || bins.length === 0) return null;
  const x = (watts: number) => ((watts - from) / Math.max(1, to - from)) * WIDTH;
  const peak = bins.find(({seconds}) => seconds === most);
  const summary = t("run.distribution", {
    low: format.number(peak?.watts ?? 0),
    high: format.number((peak?.watts ?? 0) + BIN),
    time: format.duration(most),
  });
  return (
    <figure className="mt-4">
      <svg viewBox={`0 0 ${WIDTH} ${FLOOR + 26}`} role="img" aria-label={summary} className="w-full">
        {bins.map(({watts, seconds}) => (
          <path
            key={watts}
            d={`M${x(watts + 1)} ${FLOOR}V${y(seconds, most)}M${x(watts + 3.5)} ${FLOOR}V${y(seconds, most)}`}
            stroke={`var(${zoneColor(zoneOf((watts + BIN / 2) / criticalPower))})`}
            strokeWidth={Math.min(2, WIDTH / bins.length / 3)}
          />
        ))}
        <path d={`M0 ${FLOOR}H${WIDTH}`} stroke="var(--text)" strokeWidth="1.6" />
        {ticksWithin(from, to, niceStep(to - from, 4)).map((watts) => (
          <g key={watts}>
            <path d={`M${x(watts)} ${FLOOR}v8`} stroke="var(--line-strong)" />
            <text
              x={Math.max(10, Math.min(WIDTH - 10, x(watts)))}
              y={FLOOR + 20}
              textAnchor="middle"
              className="chart-number"
            >
              {format.number(watts)}
            </text>
          </g>
        ))}
        {criticalPower > from && criticalPower < to && (
          <path
            d={`M${x(criticalPower)} ${TOP - 12}V${FLOOR}`}
            stroke="var(--text)"
            strokeWidth="1.4"
            strokeDasharray="6 4"
          />
        )}
      </svg>
      <figcaption className="text-label text-text-2">{summary}</figcaption>
    </figure>
  );
}

const BIN = 5;
const y = (seconds: number, most: number) => FLOOR - (seconds / most) * (FLOOR - TOP);

/** Bins with something in them, without the few spikes at the upper end and what stands still. */
function powerBins({columns: {power}, active}: Series) {
  const {from, width, seconds} = histogram(power ?? [], active, BIN);
  const all = seconds.map((each, index) => ({watts: from + index * width, seconds: each}));
  const bins = all.filter((bin) => bin.watts >= BIN && bin.seconds > 0);
  const most = Math.max(1, ...bins.map((bin) => bin.seconds));
  return {bins, most, from: bins[0]?.watts ?? 0, to: (bins.at(-1)?.watts ?? 0) + BIN};
}
