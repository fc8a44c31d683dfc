import type {LapEvent} from "@gradus/backend/contract/activities";

export interface Repeats {
  readonly count: number;
  /** Seconds of one. */
  readonly seconds: number;
  /** W, mean of all. */
  readonly power: number;
  /** W of the last less those of the first. */
  readonly change: number;
}

type Lap = Pick<LapEvent, "timer_time" | "average_power">;

const LEAST_LAPS = 3;
/** Work is so much stronger than the rest between. */
const LEAST_CONTRAST = 0.15;
/** Repeats are about as long as each other. */
const LENGTHS = 0.2;

/** Repeats of work with easier laps between, as an interval session has them; null where the laps are none. */
export function findRepeats(laps: readonly Lap[]): Repeats | null {
  const known = laps.flatMap(({timer_time, average_power}) =>
    average_power === null ? [] : [{seconds: timer_time, power: average_power}],
  );
  const powers = known.map(({power}) => power);
  const [low, high] = [Math.min(...powers), Math.max(...powers)];
  if (known.length < 2 * LEAST_LAPS - 1 || high - low < LEAST_CONTRAST * high) return null;
  const isWork = (index: number) => (known[index]?.power ?? 0) > (low + high) / 2;
  const work = known.filter((_, index) => isWork(index));
  const hasRest = known.every((_, index) => !(isWork(index) && isWork(index + 1)));
  const [first, last] = [work[0], work.at(-1)];
  if (!hasRest || work.length < LEAST_LAPS || !first || !last) return null;
  const middle = work.map(({seconds}) => seconds).sort((one, other) => one - other)[work.length >> 1] ?? 0;
  if (work.some(({seconds}) => Math.abs(seconds - middle) > LENGTHS * middle)) return null;
  const power = work.reduce((sum, lap) => sum + lap.power, 0) / work.length;
  return {count: work.length, seconds: middle, power, change: last.power - first.power};
}
