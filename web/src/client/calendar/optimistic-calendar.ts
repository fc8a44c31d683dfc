import {type CalendarItems, type CalendarState, EMPTY_CALENDAR} from "./calendar-state";

export interface PendingChange {
  /** The items it is about: marked while it is sent, and given the reason if it did not stay. */
  readonly ids: readonly string[];
  /** Returns the items with the change applied. Called again while it is sent, whenever other data arrives. */
  readonly show: (items: CalendarItems) => CalendarItems;
}

/**
 * What is shown: the data from the server below, changes on their way to it above. An answer that was read before a
 * change arrived never takes the change off the screen.
 */
export function createOptimisticCalendar() {
  let serverItems = EMPTY_CALENDAR.items;
  let changes: readonly PendingChange[] = [];
  let state: CalendarState = EMPTY_CALENDAR;
  const listeners = new Set<() => void>();
  function set(change: Partial<Omit<CalendarState, "items" | "pending">> = {}) {
    const items = changes.reduce((known, {show}) => show(known), serverItems);
    state = {...state, ...change, items, pending: new Set(changes.flatMap(({ids}) => ids))};
    for (const listener of listeners) listener();
  }
  return {
    state: () => state,
    set,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    put(to: (items: CalendarItems) => CalendarItems) {
      serverItems = to(serverItems);
      set();
    },
    /** Answers how it is taken off again; drawn with what comes in its place. */
    show(change: PendingChange): () => void {
      changes = [...changes, change];
      set({failures: withoutFailures(state.failures, change.ids)});
      return () => {
        changes = changes.filter((each) => each !== change);
      };
    },
  };
}
export type OptimisticCalendar = ReturnType<typeof createOptimisticCalendar>;

export const withoutFailures = (
  failures: CalendarState["failures"],
  ids: readonly string[],
): CalendarState["failures"] => new Map([...failures].filter(([id]) => !ids.includes(id)));
