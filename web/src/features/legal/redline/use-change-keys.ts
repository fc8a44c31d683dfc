import {useEffect} from "react";

/** `n` and `p` jump to the next and the previous change, except while someone types. */
export function useChangeKeys(isOn: boolean, go: (step: 1 | -1) => void) {
  useEffect(() => {
    if (!isOn) return;
    const follow = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "n") go(1);
      else if (event.key === "p") go(-1);
    };
    document.addEventListener("keydown", follow);
    return () => document.removeEventListener("keydown", follow);
  }, [isOn, go]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]") !== null
  );
}
