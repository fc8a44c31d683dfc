import {useSyncExternalStore} from "react";

type Subscribe = (hear: () => void) => () => void;

const neverChanges: Subscribe = () => () => {};

/**
 * Something only the browser knows. The server, and the page until it is awake, get the second value. Read again when
 * `changes` tells of it.
 */
export function useBrowserValue<T extends string | number | boolean | null>(
  read: () => T,
  before: T,
  changes = neverChanges,
): T {
  return useSyncExternalStore(changes, read, () => before);
}

/** A link that differs in the part behind `#` alone loads no page: the one that is open has to hear of it. */
export const hashChanges: Subscribe = (hear) => {
  const listening = new AbortController();
  addEventListener("hashchange", hear, {signal: listening.signal});
  return () => listening.abort();
};
