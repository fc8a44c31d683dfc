import type {CalendarActivity, CalendarReply, CalendarTombstone} from "@gradus/backend/contract/calendar";
import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlanSummary} from "@gradus/backend/contract/plans";
import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import type {Failure} from "../session/reply";

/** Deleted items stay, marked as deleted. */
export interface CalendarItems {
  readonly activities: ReadonlyMap<string, CalendarActivity>;
  readonly events: ReadonlyMap<string, CalendarEvent>;
  readonly workouts: ReadonlyMap<string, PlannedWorkout>;
  readonly plans: ReadonlyMap<string, PlanSummary>;
}

export type PartState = "loading" | "loaded" | Failure;

export interface CalendarState {
  readonly items: CalendarItems;
  readonly parts: ReadonlyMap<string, PartState>;
  /** The position from which to query changes; null before anything was read. */
  readonly latest: number | null;
  /** Ids that are sent and not answered yet. */
  readonly pending: ReadonlySet<string>;
  /** Why the last change of an item did not stay. */
  readonly failures: ReadonlyMap<string, Failure>;
}

export const EMPTY_ITEMS: CalendarItems = {
  activities: new Map(),
  events: new Map(),
  workouts: new Map(),
  plans: new Map(),
};

export const EMPTY_CALENDAR: CalendarState = {
  items: EMPTY_ITEMS,
  parts: new Map(),
  latest: null,
  pending: new Set(),
  failures: new Map(),
};

type Item = {readonly id: string; readonly deleted: string | null; readonly version: number};
type ReplyItems<T extends Item> = readonly (T | CalendarTombstone)[] | undefined;

/**
 * Merges one page of a response into the items. A deleted item keeps its last content, struck out. A response that was
 * read before a change but arrives after it holds an older version and is ignored.
 */
export function mergeReply(items: CalendarItems, reply: CalendarReply): CalendarItems {
  const when = new Date(reply.server_time * 1000).toISOString();
  return {
    activities: mergeItems(items.activities, reply.activities, when),
    events: mergeItems(items.events, reply.events, when),
    workouts: mergeItems(items.workouts, reply.workouts, when),
    plans: mergeItems(items.plans, reply.plans, when),
  };
}

function mergeItems<T extends Item>(known: ReadonlyMap<string, T>, said: ReplyItems<T>, when: string) {
  if (said === undefined || said.length === 0) return known;
  const next = new Map(known);
  for (const item of said) {
    const before = known.get(item.id);
    if (item.deleted !== true) {
      if (!before || item.version >= before.version) next.set(item.id, item);
      continue;
    }
    if (before) next.set(item.id, {...before, deleted: before.deleted ?? when});
  }
  return next;
}

export function putAll<T extends Item>(known: ReadonlyMap<string, T>, items: readonly T[]) {
  return new Map([...known, ...items.map((item) => [item.id, item] as const)]);
}
