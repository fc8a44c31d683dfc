import {useSyncExternalStore} from "react";

/** Event for our own changes of the address: the browser fires none for them. */
const CHANGED = "gradus:address";

function subscribe(listener: () => void) {
  const listening = new AbortController();
  for (const name of ["popstate", CHANGED]) addEventListener(name, listener, {signal: listening.signal});
  return () => listening.abort();
}

/** One value of the address's query, and a way to change it: going back brings the former one back. */
export function useAddressValue(name: string): readonly [string | null, (value: string | null) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  function change(value: string | null) {
    const next = new URLSearchParams(location.search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    const text = next.toString();
    history.pushState(null, "", `${location.pathname}${text && `?${text}`}`);
    dispatchEvent(new Event(CHANGED));
  }
  return [new URLSearchParams(query).get(name), change];
}
