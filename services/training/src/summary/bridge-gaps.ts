import {TRAINING_DEFAULTS} from "../defaults.ts";
import {fillGaps, othersOf} from "../series/fill-gaps.ts";
import type {Series} from "../series/series.ts";
import {FASTEST} from "../series/speed.ts";

/**
 * The run as its totals count it: in a gap with the timer running its metres were run steadily, and a heart rate or a
 * cadence changed from one record to the next if they are at most a minute apart. Power stays 0 there, and what is shown
 * second by second stays empty (design, running power, section 2, step 3). A stretch is cut out of this, so that a gap
 * across its ends is shared. Applied twice it changes nothing more.
 */
export function bridgeGaps(series: Series): Series {
  const {active, length, columns} = series;
  const {distance, heart_rate, cadence} = columns;
  const paused = othersOf(active);
  const drawn = (values: Float64Array, seconds: number) => {
    const filled = values.slice();
    fillGaps(filled, paused, seconds);
    return filled;
  };
  const {steadyGap} = TRAINING_DEFAULTS.summary;
  const speed = bridgedSpeed(series);
  return {
    ...series,
    columns: {
      ...columns,
      ...(distance && {distance: drawn(distance, length)}),
      ...(heart_rate && {heart_rate: drawn(heart_rate, steadyGap)}),
      ...(cadence && {cadence: drawn(cadence, steadyGap)}),
      ...(speed && {speed}),
    },
  };
}

/** Speed in m/s: where none was measured with the timer running, the metres covered by their seconds. */
export function bridgedSpeed({active, length, columns: {speed, distance}}: Series) {
  if (!speed || !distance || !speed.includes(Number.NaN)) return speed;
  const covered = distance.slice();
  fillGaps(covered, othersOf(active), length);
  return speed.map((metresPerSecond, slot) => {
    if (!Number.isNaN(metresPerSecond) || active[slot] !== 1) return metresPerSecond;
    const to = Math.max(1, slot);
    const metres = (covered[to] ?? Number.NaN) - (covered[to - 1] ?? Number.NaN);
    return metres <= FASTEST ? metres : Number.NaN;
  });
}
