import {measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";
import {durationWords} from "../power/duration-words";

export interface EffortPoint {
  /** Seconds. */
  readonly duration: number;
  readonly power: number;
}

interface Props {
  readonly efforts: readonly EffortPoint[];
  readonly value: number | null;
  readonly format: RunFormat;
}

/** Room above the highest and below the lowest, as a share of what is drawn. */
const MARGIN = 0.15;

export function EffortScale({efforts, value, format}: Props) {
  const sorted = [...efforts].sort((one, other) => one.duration - other.duration);
  const watts = [...sorted.map(({power}) => power), value ?? sorted[0]?.power ?? 0];
  const [low, high] = [Math.min(...watts), Math.max(...watts)];
  const height = (power: number) =>
    `${100 * (MARGIN + ((1 - 2 * MARGIN) * (power - low)) / Math.max(1, high - low))}%`;
  const logs = sorted.map(({duration}) => Math.log(duration));
  const [first, last] = [logs[0] ?? 0, logs.at(-1) ?? 0];
  const left = (log: number) => `${last > first ? 4 + (92 * (log - first)) / (last - first) : 50}%`;
  return (
    <>
      <div className="explain-efforts" aria-hidden="true">
        {value !== null && <b style={{bottom: height(value)}} />}
        {sorted.map(({duration, power}, index) => (
          <i key={duration} style={{left: left(logs[index] ?? 0), height: height(power)}} />
        ))}
      </div>
      <dl className="explain-inputs">
        {sorted.map(({duration, power}) => (
          <div key={duration}>
            <dt>{durationWords(duration)}</dt>
            <dd className="text-code">{measureWords(format.watts(power))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
