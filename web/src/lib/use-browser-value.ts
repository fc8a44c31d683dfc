import {useSyncExternalStore} from "react";

type Subscribe = (listener: () => void) => () => void;

const neverChanges: Subscribe = () => () => {};

/**
 * A value only the browser knows. The server, and the page until it is hydrated, use the second argument. Read
 * again when `changes` notifies.
 */
export function useBrowserValue<T extends string | number | boolean | null>(
  read: () => T,
  before: T,
  changes = neverChanges,
): T {
  return useSyncExternalStore(changes, read, () => before);
}

/** A link that differs only in the part after `#` loads no page: the page that is open has to be notified. */
export const hashChanges: Subscribe = (listener) => {
  const listening = new AbortController();
  addEventListener("hashchange", listener, {signal: listening.signal});
  return () => listening.abort();
};
