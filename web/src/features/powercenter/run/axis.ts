import type {Series} from "@gradus/training/series/series";
import type {SlotRange, Tick} from "@/charts/series-stack/chart-line";
import {clockStep, nearestSlot, niceStep, scaleTicks} from "@/charts/series-stack/scale";
import type {View} from "@/charts/series-stack/view";
import type {RunFormat} from "../format/run-format";

export type AxisKind = "time" | "distance";

/** Where each slot stands: seconds from the start, or metres that never go back. */
export function axisValues({length, columns}: Series, kind: AxisKind): Float64Array {
  const {distance} = columns;
  if (kind === "time" || !distance) return Float64Array.from({length}, (_, slot) => slot);
  let furthest = 0;
  return distance.map((metres) => {
    if (metres > furthest) furthest = metres;
    return furthest;
  });
}

/** Numbers on the axis that stand apart on a phone, too. */
const NUMBERS = 7;

export function axisTicks({from, to}: View, kind: AxisKind, format: RunFormat): Tick[] {
  if (kind === "time") {
    return scaleTicks([from, to], {step: clockStep(to - from, NUMBERS), words: (seconds) => clock(seconds)});
  }
  const unit = format.metresPerUnit;
  const step = niceStep((to - from) / unit, NUMBERS) * unit;
  const digits = step < unit ? 1 : 0;
  return scaleTicks([from, to], {step, words: (metres) => format.number(metres / unit, digits)});
}

/** Minutes while they are whole, as on a watch. */
function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  const hours = Math.floor(minutes / 60);
  const two = (part: number) => String(part).padStart(2, "0");
  if (hours > 0) return `${hours}:${two(minutes % 60)}${rest > 0 ? `:${two(rest)}` : ""}`;
  return rest > 0 ? `${minutes}:${two(rest)}` : String(minutes);
}

export const onOtherAxis = (view: View, xs: Float64Array, other: Float64Array): View =>
  viewOf(other, {from: nearestSlot(xs, view.from), to: nearestSlot(xs, view.to)});

/** The visible part of the axis: all of it, or a stretch. A runner who did not move still has an axis. */
export function viewOf(xs: Float64Array, zoom: SlotRange | null): View {
  const from = xs[zoom?.from ?? 0] ?? 0;
  const to = xs[zoom?.to ?? xs.length - 1] ?? 0;
  return {from, to: Math.max(to, from + 1)};
}
