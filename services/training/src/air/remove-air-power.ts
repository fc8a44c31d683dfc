import type {Series} from "../series/series.ts";

/**
 * The run as if there had been no wind and no moving through air: power less air power, never below 0. Null when the
 * run has no air power to take off. Both series stay as measured; the result is a run of its own.
 */
export function removeAirPower(series: Series): Series | null {
  const {power, air_power: air} = series.columns;
  if (!power || !air) return null;
  const remaining = power.map((watts, slot) => {
    const moved = air[slot] ?? 0;
    return Math.max(0, watts - (Number.isNaN(moved) ? 0 : moved));
  });
  return {...series, columns: {...series.columns, power: remaining}};
}
