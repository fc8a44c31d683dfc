import {steadyStress} from "../stress/power-stress.ts";
import {zoneOf} from "../zones/zones.ts";

/** What a zone gave: 0 is below the first. */
interface ZoneStress {
  readonly zone: number;
  readonly seconds: number;
  readonly stress: number;
}

export interface StressParts {
  /** Equally long parts of the run, in order. A part without stress lies below the first zone. */
  readonly columns: readonly {readonly stress: number; readonly zone: number}[];
  /** Those in which the runner was, the hardest first. Their stress adds up to that of the run. */
  readonly zones: readonly ZoneStress[];
}

/** Where the stress of a run comes from: along the run, and by zone. */
export function stressParts(
  power: ArrayLike<number>,
  active: ArrayLike<number>,
  criticalPower: number,
  columns: number,
): StressParts {
  const along = Array.from({length: Math.min(columns, power.length)}, () => ({
    stress: 0,
    watts: 0,
    seconds: 0,
  }));
  const zones = Array.from({length: 6}, (_, zone) => ({zone, seconds: 0, stress: 0}));
  for (let slot = 0; slot < power.length; slot++) {
    if (active[slot] !== 1) continue;
    const watts = Math.max(0, power[slot] || 0);
    const stress = steadyStress(1, watts / criticalPower);
    const column = along[Math.floor((slot * along.length) / power.length)];
    const zone = zones[zoneOf(watts / criticalPower)];
    if (!column || !zone) continue;
    column.stress += stress;
    column.watts += watts;
    column.seconds++;
    zone.stress += stress;
    zone.seconds++;
  }
  return {
    columns: along.map(({stress, watts, seconds}) => ({
      stress,
      zone: seconds === 0 ? 0 : zoneOf(watts / seconds / criticalPower),
    })),
    zones: zones.filter(({seconds}) => seconds > 0).reverse(),
  };
}
