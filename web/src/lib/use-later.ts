import {useEffect, useRef} from "react";

/** Runs something once nobody has asked for it for a while, as it is by then; never after the page is gone. */
export function useLater(ms: number, run: () => void): () => void {
  const latest = useRef(run);
  latest.current = run;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), ms);
  };
}
