/** Longest gap in seconds between two records that may be interpolated linearly. */
export const GAP_MAX = 10;

type Positions = {latitude?: Float64Array; longitude?: Float64Array};

/** Draws a line through each gap of at most `gapMax` seconds that holds no pause, in place. */
export function fillGaps(values: Float64Array, paused: Uint8Array, gapMax: number) {
  if (!values.includes(Number.NaN)) return;
  let last = -1;
  for (let slot = 0; slot < values.length; slot++) {
    if (Number.isNaN(values[slot] ?? Number.NaN)) continue;
    const gap = slot - last;
    if (last >= 0 && gap > 1 && gap <= gapMax && !hasPause(paused, last, slot)) drawLine(values, last, slot);
    last = slot;
  }
}

/** The same for positions, which go the short way round where the date line lies between. */
export function fillPositionGaps({latitude, longitude}: Positions, paused: Uint8Array, gapMax: number) {
  if (!latitude || !longitude) return;
  fillGaps(latitude, paused, gapMax);
  if (!longitude.includes(Number.NaN)) return;
  const unwrapped = unwrap(longitude);
  fillGaps(unwrapped, paused, gapMax);
  unwrapped.forEach((degrees, slot) => {
    if (Number.isNaN(longitude[slot] ?? 0)) longitude[slot] = wrap(degrees);
  });
}

/** 0 where nothing was measured, in place: what is not there produced no energy. */
export function unfilledToZero(values: Float64Array): Float64Array {
  for (let slot = 0; slot < values.length; slot++) if (Number.isNaN(values[slot] ?? 0)) values[slot] = 0;
  return values;
}

/** Paused slots of active ones, and the other way round. */
export function othersOf(slots: Uint8Array): Uint8Array {
  const others = new Uint8Array(slots.length);
  for (let slot = 0; slot < slots.length; slot++) others[slot] = 1 - (slots[slot] ?? 0);
  return others;
}

/** Degrees that go on beyond 180 instead of jumping by a whole turn. */
export function unwrap(longitude: Float64Array): Float64Array {
  let last = Number.NaN;
  let turns = 0;
  return longitude.map((degrees) => {
    if (Number.isNaN(degrees)) return degrees;
    if (degrees - last > 180) turns--;
    else if (last - degrees > 180) turns++;
    last = degrees;
    return degrees + turns * 360;
  });
}

function wrap(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

function hasPause(paused: Uint8Array, after: number, before: number): boolean {
  for (let slot = after + 1; slot < before; slot++) if (paused[slot]) return true;
  return false;
}

function drawLine(values: Float64Array, from: number, to: number) {
  const first = values[from] ?? 0;
  const step = ((values[to] ?? 0) - first) / (to - from);
  for (let slot = from + 1; slot < to; slot++) values[slot] = first + step * (slot - from);
}
