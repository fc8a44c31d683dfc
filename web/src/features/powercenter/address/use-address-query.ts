import {useSyncExternalStore} from "react";

/** Our own change of the address, which the browser announces to nobody. */
const CHANGED = "gradus:address";

function subscribe(hear: () => void) {
  const listening = new AbortController();
  for (const name of ["popstate", CHANGED]) addEventListener(name, hear, {signal: listening.signal});
  return () => listening.abort();
}

/**
 * What stands behind `?` in the address, with it, and a way to change it that going back takes back. What stands behind
 * `#` stays: a page may have opened at it, and does so again when it is read anew.
 */
export function useAddressQuery(): [query: string, change: (query: string) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  function change(next: string) {
    history.pushState(null, "", `${location.pathname}${next}${location.hash}`);
    dispatchEvent(new Event(CHANGED));
  }
  return [query, change];
}
