import {TRAINING_DEFAULTS} from "../defaults.ts";
import {capSpikes} from "../mean-max/plausibility.ts";
import {median} from "../numbers/statistics.ts";
import type {Series} from "../series/series.ts";
import type {SlotRange} from "./crop.ts";

/** Assumption: no runner's power is so many times what is usual in a run. */
const OVER_MEDIAN = 4;
/** Slots between two stretches that are judged as one. */
const APART = 3;

/** Seconds, both ends included, whose power looks like the mistake of a sensor. */
export interface SuspectSeconds extends SlotRange {
  /** The highest of them, W. */
  readonly power: number;
}

/**
 * Seconds of a run whose power its runner should judge: above what stress believes (three times critical power; without
 * one, four times the median of the run), or a spike that the curve cuts. Those that were accepted are left out.
 */
export function suspectSeconds(
  {columns: {power}}: Series,
  criticalPower: number | null,
  accepted: readonly SlotRange[] = [],
): SuspectSeconds[] {
  if (!power) return [];
  const limit = limitOf(power, criticalPower);
  const believable = criticalPower === null ? power : capSpikes(power, criticalPower, accepted);
  const found: SuspectSeconds[] = [];
  for (const [slot, watts] of power.entries()) {
    const isSuspect = watts > limit || watts > (believable[slot] ?? watts);
    if (!isSuspect || accepted.some(({from, to}) => slot >= from && slot <= to)) continue;
    const last = found.at(-1);
    if (last && slot - last.to <= APART) {
      found[found.length - 1] = {from: last.from, to: slot, power: Math.max(last.power, watts)};
    } else found.push({from: slot, to: slot, power: watts});
  }
  return found;
}

function limitOf(power: Float64Array, criticalPower: number | null): number {
  if (criticalPower !== null) return TRAINING_DEFAULTS.stress.ratioCap * criticalPower;
  const usual = median(power.filter((watts) => watts > 0));
  return usual === null ? Number.POSITIVE_INFINITY : OVER_MEDIAN * usual;
}
