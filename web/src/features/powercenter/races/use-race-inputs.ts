import {useMemo, useSyncExternalStore} from "react";
import {formatInputs, parseInputs, type RaceInput, type RaceInputs} from "./race-inputs";

/** Our own change of the address, which the browser announces to nobody. */
const CHANGED = "gradus:race";

function subscribe(hear: () => void) {
  const listening = new AbortController();
  for (const name of ["popstate", CHANGED]) addEventListener(name, hear, {signal: listening.signal});
  return () => listening.abort();
}

export type ChangeInputs = (changes: Readonly<Partial<Record<RaceInput, string | undefined>>>) => void;

/**
 * What is asked for stands in the address, and nowhere else: it survives a reload, and whoever gets the address sees
 * the same. Typing leaves no trail of pages to go back through.
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
