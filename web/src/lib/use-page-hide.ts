import {useEffect, useEffectEvent} from "react";

/** Runs when the page is left, reloaded or hidden: the last moment that every browser reports. */
export function usePageHide(run: () => void): void {
  const onHide = useEffectEvent(run);
  useEffect(() => {
    const listening = new AbortController();
    addEventListener("pagehide", () => onHide(), {signal: listening.signal});
    return () => listening.abort();
  }, []);
}
