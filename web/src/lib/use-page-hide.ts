import {useEffect, useRef} from "react";

/** Runs when the page is left, reloaded or hidden: the last moment that every browser reports. */
export function usePageHide(run: () => void): void {
  const current = useRef(run);
  useEffect(() => {
    current.current = run;
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener("pagehide", () => current.current(), {signal: listening.signal});
    return () => listening.abort();
  }, []);
}
