import {useSyncExternalStore} from "react";

/** Our own change of the address, which the browser announces to nobody. */
const CHANGED = "gradus:address";

function subscribe(hear: () => void) {
  const listening = new AbortController();
  for (const name of ["popstate", CHANGED]) addEventListener(name, hear, {signal: listening.signal});
  return () => listening.abort();
}

/** The query of the address, and a way to change it: going back brings what was asked for before. */
export function useAddressQuery(): [query: string, change: (query: string) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  return [query, changeQuery];
}

function changeQuery(query: string) {
  history.pushState(null, "", `${location.pathname}${query}`);
  dispatchEvent(new Event(CHANGED));
}
