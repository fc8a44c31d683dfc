import type {Counter, CounterName, CounterRepository} from "./counter-repository.ts";

export interface RefreshCountersDeps {
  readonly counters: Pick<CounterRepository, "put">;
  readonly now: () => Date;
  /** How to count what there is to count; a number without a source stays unknown. */
  readonly sources: Readonly<Partial<Record<CounterName, () => Promise<number>>>>;
}

const NAMES: readonly CounterName[] = ["runners", "activities", "distance_m"];

/** For a job every five minutes; running it twice changes nothing. */
export async function refreshCounters({counters, now, sources}: RefreshCountersDeps) {
  const counted_at = now();
  const counted = await Promise.all(
    NAMES.map(async (name): Promise<Counter[]> => {
      const value = await sources[name]?.();
      return value === undefined ? [] : [{name, value: Math.round(value), counted_at}];
    }),
  );
  await counters.put(counted.flat());
}
