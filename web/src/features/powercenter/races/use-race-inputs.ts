import {useMemo, useSyncExternalStore} from "react";
import {formatInputs, parseInputs, type RaceInput, type RaceInputs} from "./race-inputs";

/** Event for our own changes of the address: the browser fires none for them. */
const CHANGED = "gradus:race";

function subscribe(listener: () => void) {
  const listening = new AbortController();
  for (const name of ["popstate", CHANGED]) addEventListener(name, listener, {signal: listening.signal});
  return () => listening.abort();
}

export type ChangeInputs = (changes: Readonly<Partial<Record<RaceInput, string | undefined>>>) => void;

/**
 * The inputs are stored in the address and nowhere else: they survive a reload, and a user who opens the address sees
 * the same. Typing adds no history entries to go back through.
 */
export function useRaceInputs(): readonly [RaceInputs, ChangeInputs] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  const inputs = useMemo(() => parseInputs(new URLSearchParams(query)), [query]);
  const change: ChangeInputs = (changes) => {
    const now = parseInputs(new URLSearchParams(location.search));
    const next = {...now, ...changes} as RaceInputs;
    history.replaceState(history.state, "", `${location.pathname}${formatInputs(next)}`);
    dispatchEvent(new Event(CHANGED));
  };
  return [inputs, change];
}
