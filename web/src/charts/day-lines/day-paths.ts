/** The drawing's own units: across they are days, and it is stretched to the width of the page. */
export const PLOT = {
  height: 300,
  floor: 299,
  /** Percent from the upper edge at which a value lies. */
  share: (value: number, top: number) => 100 - (99.7 * value) / top,
} as const;
const BARS = 60;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const yOf = (value: number, top: number) => Math.round(10 * (PLOT.floor - (PLOT.floor * value) / top)) / 10;

/** Both ends of the stretch are included. */
export function linePath(values: readonly number[], top: number, {from, to}: Stretch): string {
  return values
    .slice(from, to + 1)
    .map((value, index) => `${index === 0 ? "M" : "L"}${from + index} ${yOf(value, top)}`)
    .join("");
}

export function areaBetween(upper: readonly number[], lower: readonly number[], top: number): string {
  const upperPoints = upper.map((value, at) => `${at} ${yOf(value, top)}`);
  const back = lower.map((value, at) => `${at} ${yOf(value, top)}`).reverse();
  return upperPoints.length === 0 ? "" : `M${[...upperPoints, ...back].join("L")}Z`;
}

export function barsPath(values: readonly number[], most: number): string {
  return values
    .map((value, at) =>
      value > 0 ? `M${at} ${PLOT.floor}v${-Math.round((10 * BARS * value) / most) / 10}` : "",
    )
    .join("");
}

const ROOM = 7;

/** Two places, in percent from above, so far apart that words at both can be read. */
export function spreadLabels(one: number, other: number): [number, number] {
  const middle = Math.min(90, Math.max(6, (one + other) / 2));
  if (Math.abs(one - other) >= ROOM) return [Math.min(90, one), Math.min(90, other)];
  const shift = one <= other ? ROOM / 2 : -ROOM / 2;
  return [middle - shift, middle + shift];
}
