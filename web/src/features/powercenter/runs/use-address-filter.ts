import {useMemo, useSyncExternalStore} from "react";
import {formatFilter, parseFilter, type RunFilter} from "./run-filter";

/** Our own change of the address, which the browser announces to nobody. */
const CHANGED = "gradus:address";

function subscribe(hear: () => void) {
  const listening = new AbortController();
  for (const name of ["popstate", CHANGED]) addEventListener(name, hear, {signal: listening.signal});
  return () => listening.abort();
}

/** The filter in the address, and a way to change it: going back brings the former list back. */
export function useAddressFilter(): [RunFilter, (next: RunFilter) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  const filter = useMemo(() => parseFilter(new URLSearchParams(query)), [query]);
  function change(next: RunFilter) {
    history.pushState(null, "", `${location.pathname}${formatFilter(next)}`);
    dispatchEvent(new Event(CHANGED));
  }
  return [filter, change];
}
