import {browserDeviceStorage} from "@/client/session/browser-storage";

const STORAGE_KEY = "gradus.refusedPairs";
const MOST_KEPT = 200;
const listeners = new Set<() => void>();
let cachedPairs: ReadonlySet<string> | null = null;

/** What a refused pair is remembered by: another run, or another workout, is another question. */
export const pairKey = (workout: string, run: string) => `${workout} ${run}`;

/** Pairs that were refused on this device, by their keys. The same set until one more is. */
export function refusedPairs(): ReadonlySet<string> {
  cachedPairs ??= new Set((browserDeviceStorage().getItem(STORAGE_KEY) ?? "").split("\n").filter(Boolean));
  return cachedPairs;
}

export function refusePair(workout: string, run: string): void {
  const next = [...refusedPairs(), pairKey(workout, run)].slice(-MOST_KEPT);
  browserDeviceStorage().setItem(STORAGE_KEY, next.join("\n"));
  cachedPairs = new Set(next);
  for (const listener of listeners) listener();
}

export function subscribeToRefusals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
