import type {Store} from "./store.ts";

export type Clock = ReturnType<typeof createClock>;

const SHIFT = "clock_shift";
const LONGEST_S = 10 * 365 * 86_400;

/** So far the clock may be moved at once. What is longer is no time: a card's number, typed into the wrong field. */
export const isStep = (seconds: number) => Number.isInteger(seconds) && seconds > 0 && seconds <= LONGEST_S;

/** The one clock of the shop: the machine's, moved by what the control panel added, or the hour a task was due. */
export function createClock(store: Store, machine: () => Date) {
  let pinned: number | null = null;
  const shift = () => store.get("local.setting", SHIFT)?.value ?? 0;
  const ms = () => pinned ?? machine().getTime() + shift() * 1000;
  return {
    ms,
    /** Whole seconds, as every date of the API. */
    now: () => Math.floor(ms() / 1000),
    shift,
    moveForward(seconds: number) {
      store.put({id: SHIFT, object: "local.setting", value: shift() + seconds});
    },
    /** What is done inside happens at this second: late tasks leave the dates they were due at. */
    at<T>(seconds: number, work: () => T): T {
      const before = pinned;
      pinned = seconds * 1000;
      try {
        return work();
      } finally {
        pinned = before;
      }
    },
  };
}
