import {useSyncExternalStore} from "react";

/** The event for our own change of the address, which the browser does not announce. */
const CHANGED = "gradus:address";

function subscribe(listener: () => void) {
  const listening = new AbortController();
  for (const name of ["popstate", CHANGED]) addEventListener(name, listener, {signal: listening.signal});
  return () => listening.abort();
}

/**
 * What stands behind `?` in the address, with it, and a way to change it that going back takes back. What stands behind
 * `#` stays: a page may have opened at it, and does so again when it is read anew. What is still being typed is no step
 * to go back to.
 */
export function useAddressQuery(): [query: string, change: (query: string, isTyping?: boolean) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  function change(next: string, isTyping = false) {
    const address = `${location.pathname}${next}${location.hash}`;
    if (isTyping) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    dispatchEvent(new Event(CHANGED));
  }
  return [query, change];
}
