import {useCallback, useMemo, useSyncExternalStore} from "react";
import {formatSearch, parseSearch, type Search} from "./search";

/** The event for our own change of the address, which the browser does not announce. */
const CHANGED = "gradus:address";

function subscribe(onChange: () => void) {
  const names = ["popstate", CHANGED];
  for (const name of names) addEventListener(name, onChange);
  return () => {
    for (const name of names) removeEventListener(name, onChange);
  };
}

/** The search in the address, and a way to replace it. On the server there is no search yet. */
export function useAddressSearch(): [Search, (next: Search) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  const search = useMemo(() => parseSearch(query), [query]);
  const replace = useCallback((next: Search) => {
    // Replaced, not pushed: going back leaves the directory instead of undoing filters one by one.
    history.replaceState(history.state, "", `${location.pathname}${formatSearch(next)}`);
    dispatchEvent(new Event(CHANGED));
  }, []);
  return [search, replace];
}
