import type {UserStats} from "../contract/stats.ts";
import type {Counter, CounterName} from "./counter-repository.ts";

/** Lower counts are withheld: they would reveal how few users there are, or who they are. */
const SHOWN_FROM = 100;

export function toUserStats(counters: readonly Counter[]): UserStats {
  const shown = (name: CounterName) => {
    const value = counters.find((counter) => counter.name === name)?.value ?? 0;
    return value < SHOWN_FROM ? null : value;
  };
  const oldest = counters.map(({counted_at}) => counted_at.toISOString()).sort()[0];
  return {
    runners: shown("runners"),
    activities: shown("activities"),
    distance_m: shown("distance_m"),
    as_of: oldest ?? null,
  };
}
