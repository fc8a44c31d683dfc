import type {Series} from "@gradus/training/series/series";
import {smoothAltitude} from "@gradus/training/summary/elevation";
import type {SlotRange} from "@/charts/series-stack/chart-line";

export interface Climb extends SlotRange {
  /** Metres. */
  readonly gain: number;
  /** Mean grade as a share. */
  readonly grade: number;
}

/** A hill worth mentioning: shorter or flatter ones are the ordinary ground that all runners run on. */
const LEAST = {gain: 20, grade: 0.025, seconds: 60} as const;
/** A dip of so many metres, or of so much of the hill, ends it. */
const DIP = {metres: 4, share: 0.15} as const;
/** Metres of noise on level ground. */
const EDGE = 1;

/** The longest way up of a run in metres climbed; null on the flat, and where altitude or distance are missing. */
export function findClimb({columns, length}: Series): Climb | null {
  const {altitude, distance} = columns;
  if (!altitude || !distance) return null;
  const height = smoothAltitude(altitude);
  let best: Climb | null = null;
  let [foot, top] = [0, 0];
  const at = (slot: number) => height[slot] ?? Number.NaN;
  const take = () => {
    // Level ground before and after is not part of it.
    const [low, high] = [at(foot) + EDGE, at(top) - EDGE];
    while (foot < top && at(foot + 1) <= low) foot++;
    while (top > foot && at(top - 1) >= high) top--;
    const gain = at(top) - at(foot);
    const grade = gain / Math.max(1, (distance[top] ?? 0) - (distance[foot] ?? 0));
    const isHill = gain >= LEAST.gain && grade >= LEAST.grade && top - foot >= LEAST.seconds;
    if (isHill && gain > (best?.gain ?? 0)) best = {from: foot, to: top, gain, grade};
  };
  for (let slot = 1; slot < length; slot++) {
    if (Number.isNaN(at(slot))) continue;
    if (Number.isNaN(at(foot)) || (at(slot) <= at(foot) && top === foot)) [foot, top] = [slot, slot];
    else if (at(slot) > at(top)) top = slot;
    else if (at(top) - at(slot) > Math.max(DIP.metres, DIP.share * (at(top) - at(foot)))) {
      take();
      [foot, top] = [slot, slot];
    }
  }
  take();
  return best;
}
