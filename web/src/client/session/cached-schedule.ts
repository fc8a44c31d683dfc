import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import type {SafeStorage} from "./ports";

const KEY = "gradus.today";

export interface CachedSchedule {
  /** Whose days these are; another user who signs in on this device does not see them. */
  readonly owner: string;
  /** When they were read, in ms. */
  readonly readAt: number;
  readonly timezone: string;
  readonly distanceUnit: "km" | "mi";
  /** W; null while it is not known. */
  readonly criticalPower: number | null;
  readonly workouts: readonly PlannedWorkoutDetail[];
  readonly events: readonly CalendarEvent[];
  /** The id of a plan that rests: nothing is planned then, and that is meant. */
  readonly restingPlan: string | null;
}

type Storage = Pick<SafeStorage, "getItem" | "setItem" | "removeItem">;

/** The days of this account, or null: there are none, they are another account's, or the stored value is invalid. */
export function readCachedSchedule(storage: Storage, owner: string): CachedSchedule | null {
  const cached = parse(storage.getItem(KEY));
  return cached?.owner === owner ? cached : null;
}

/** On a full device nothing is stored; what is shown stays. */
export function cacheSchedule(storage: Storage, days: CachedSchedule): void {
  try {
    storage.setItem(KEY, JSON.stringify(days));
  } catch {
    storage.removeItem(KEY);
  }
}

export const clearCachedSchedule = (storage: Storage): void => storage.removeItem(KEY);

export function clearScheduleOfOthers(storage: Storage, owner: string): void {
  if (storage.getItem(KEY) !== null && readCachedSchedule(storage, owner) === null)
    clearCachedSchedule(storage);
}

function parse(text: string | null): CachedSchedule | null {
  try {
    const cached: Partial<CachedSchedule> | null = JSON.parse(text ?? "null");
    const isWhole =
      typeof cached?.owner === "string" && Array.isArray(cached.workouts) && Array.isArray(cached.events);
    return isWhole ? {...(cached as CachedSchedule), restingPlan: cached.restingPlan ?? null} : null;
  } catch {
    return null;
  }
}
