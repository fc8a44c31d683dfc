import {useEffect, useRef} from "react";

/** Runs the latest `run` once it has not been requested for `ms` milliseconds; never after the page is gone. */
export function useDebouncedCallback(ms: number, run: () => void): () => void {
  const latest = useRef(run);
  latest.current = run;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), ms);
  };
}
