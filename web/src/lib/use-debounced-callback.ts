import {useEffect, useRef} from "react";
import {useLatest} from "./use-latest";

/** Runs the latest `run` once it has not been requested for `ms` milliseconds; never after the page is gone. */
export function useDebouncedCallback(ms: number, run: () => void): () => void {
  const latest = useLatest(run);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(latest, ms);
  };
}
