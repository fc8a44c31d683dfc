import {type FootStride, SIDES, type Side} from "../feet/foot-minutes.ts";
import type {PathPoint} from "../feet/stride.ts";
import {normalNumbers} from "../numbers/random.ts";
import type {Series} from "../series/series.ts";

/** What pods send of feet: the mean of the strides of some seconds, as it was measured. */
export type MeasuredStride = Omit<FootStride, "loop"> & {readonly points: readonly PathPoint[]};

const SECONDS = 10;
const POINTS = 64;
/** The share of a stride that a foot stands on the ground. */
const STANCE = 0.36;

/** How the demo runner's feet moved, by ten seconds of running; `left` is how many percent more the left foot takes. */
export function demoFeet(
  {start, length, active, columns}: Series,
  left: number,
  random: () => number,
): MeasuredStride[] {
  const normal = normalNumbers(random);
  const strides: MeasuredStride[] = [];
  for (let from = 0; from + SECONDS <= length; from += SECONDS) {
    const speed = columns.speed?.[from] ?? Number.NaN;
    const cadence = columns.cadence?.[from] ?? Number.NaN;
    if (active[from] !== 1 || !(speed > 1.5)) continue;
    const tired = from / length;
    for (const side of SIDES) {
      const points = footLoop(side, speed, {lean: side === "left" ? left : -left, tired, normal});
      strides.push({
        side,
        time: start + from,
        strides: Math.round((cadence / 2 / 60) * SECONDS),
        speed,
        cadence,
        points,
      });
    }
  }
  return strides;
}

interface Body {
  readonly lean: number;
  /** From 0 at the start to 1 at the end. */
  readonly tired: number;
  readonly normal: () => number;
}

/** Once around, seen from the hip: back along the ground, forward through the air. */
function footLoop(side: Side, speed: number, {lean, tired, normal}: Body): PathPoint[] {
  const reach = 0.3 + 0.055 * (speed - 2.8) + 0.006 * normal();
  const back = 0.42 + 0.08 * (speed - 2.8) + 0.008 * normal();
  const lift = 0.2 + 0.075 * (speed - 2.8) - 0.015 * tired + 0.004 * lean + 0.007 * normal();
  const apart = 0.045 - 0.008 * (speed - 2.8) - 0.006 * tired + 0.003 * normal();
  const swing = 0.022 + 0.004 * lean + 0.003 * normal();
  const outward = side === "left" ? 1 : -1;
  const loop = Array.from({length: POINTS}, (_, index): PathPoint => {
    const phase = index / POINTS;
    const [x, up] =
      phase < STANCE ? stancePoint(phase / STANCE) : swingPoint((phase - STANCE) / (1 - STANCE));
    const away = apart + swing * Math.sin(2 * Math.PI * phase);
    return [x < 0 ? x * back : x * reach, outward * away, Math.max(0, 0.012 + lift * up)];
  });
  return [...loop, ...loop.slice(0, 1)];
}

/** Shares of the reach, and of the lift: flat on the ground, then the heel rises. */
const stancePoint = (share: number): [forward: number, up: number] => [
  1 - 2 * share,
  0.3 * Math.max(0, (share - 0.6) / 0.4) ** 2,
];

/** Highest behind the hip, then down in front of it. */
const swingPoint = (share: number): [forward: number, up: number] => [
  -Math.cos(Math.PI * share) - 0.18 * Math.sin(Math.PI * share) * (1 - share),
  (0.3 + 2.6 * share) * (1 - share) ** 1.6 * 1.02,
];
