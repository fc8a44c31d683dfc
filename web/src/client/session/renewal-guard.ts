import type {SafeStorage} from "./ports";

const KEY = "gradus.renewals";
/** A token refused this soon after it was issued is a fault of keys or clocks: another one would be refused too. */
const GAP_MS = 10_000;
/** The life of an access token. In it a tab that works needs one renewal. */
export const WINDOW_MS = 15 * 60_000;
export const RENEWALS_IN_WINDOW = 3;

export type RenewalGuard = ReturnType<typeof createRenewalGuard>;

/**
 * Keeps a broken server from making the page reload endlessly: renewals with a reload have a minimum gap and a maximum
 * number per window, counted in the tab's own storage because a reload forgets everything else.
 */
export function createRenewalGuard(storage: SafeStorage, now: () => number) {
  const recent = () => readTimes(storage.getItem(KEY)).filter((at) => at > now() - WINDOW_MS && at <= now());
  return {
    allows() {
      const times = recent();
      return (
        times.length < RENEWALS_IN_WINDOW && now() - (times.at(-1) ?? Number.NEGATIVE_INFINITY) >= GAP_MS
      );
    },
    note() {
      storage.setItem(KEY, JSON.stringify([...recent(), now()]));
    },
    /** After signing in: what was refused before is no news of the new tokens. */
    forget() {
      storage.removeItem(KEY);
    },
  };
}

function readTimes(text: string | null): number[] {
  try {
    const times: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(times) ? times.filter((at) => typeof at === "number") : [];
  } catch {
    return [];
  }
}
