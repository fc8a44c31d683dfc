import {useEffect} from "react";

const INTERACTION_EVENTS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;
/** Visitors who only pass by are gone by then. */
const STAY_MS = 3000;

/**
 * Runs something once the visitor begins to use the page, or has stayed on it and the browser is idle: from then on it
 * works without a connection, and before that it costs nothing. Visitors who save data do not receive it unrequested.
 */
export function useFirstInteraction(run: () => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const touch = () => {
      listening.abort();
      run();
    };
    for (const name of INTERACTION_EVENTS) addEventListener(name, touch, {signal, passive: true});
    if (!savesData()) {
      const timer = setTimeout(() => whenIdle(() => signal.aborted || touch()), STAY_MS);
      signal.addEventListener("abort", () => clearTimeout(timer));
    }
    return () => listening.abort();
  }, []);
}

/** Safari has no idle callback. */
const whenIdle = (run: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(run) : run());

/** Few browsers report this, and their types do not include it. */
function savesData(): boolean {
  if (!("connection" in navigator)) return false;
  const {connection} = navigator;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
