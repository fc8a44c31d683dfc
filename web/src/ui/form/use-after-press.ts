import {useEffect, useRef} from "react";

/**
 * Runs something at once, or as soon as a mouse button that is down has been let go: what moves the page under a press
 * takes the button away from it, and the click is lost.
 */
export function useAfterPress() {
  const isPressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const press = (isDown: boolean) => () => {
      isPressed.current = isDown;
    };
    addEventListener("mousedown", press(true), {signal, capture: true});
    addEventListener("mouseup", press(false), {signal, capture: true});
    return () => listening.abort();
  }, []);

  return (run: () => void) => {
    if (!isPressed.current) return run();
    // The click follows in the same turn.
    addEventListener("mouseup", () => setTimeout(run), {once: true});
  };
}
