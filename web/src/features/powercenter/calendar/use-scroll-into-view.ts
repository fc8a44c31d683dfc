import {type RefObject, useEffect, useRef} from "react";

/** Scrolls an element into view once, as soon as it is ready; not if the user has scrolled or moved focus by then. */
export function useScrollIntoView(element: RefObject<HTMLElement | null>, isReady: boolean) {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const shown = element.current;
    if (!shown || scrollY > 0 || document.activeElement !== document.body) return;
    if (shown.getBoundingClientRect().bottom > innerHeight) shown.scrollIntoView({block: "center"});
  }, [element, isReady]);
}
