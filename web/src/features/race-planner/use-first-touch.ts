import {useEffect} from "react";

const TOUCHES = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;

/** Runs something once somebody begins to use the page: before that it costs nobody a byte. */
export function useFirstTouch(run: () => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const touch = () => {
      listening.abort();
      run();
    };
    for (const name of TOUCHES) addEventListener(name, touch, {signal: listening.signal, passive: true});
    return () => listening.abort();
  }, []);
}
