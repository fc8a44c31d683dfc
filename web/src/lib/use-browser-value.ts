import {useSyncExternalStore} from "react";

const neverChanges = () => () => {};

/** Something only the browser knows. The server, and the page until it is awake, get the second value. */
export function useBrowserValue<T extends string | number | boolean | null>(read: () => T, before: T): T {
  return useSyncExternalStore(neverChanges, read, () => before);
}
