import {type RefObject, useEffect, useRef} from "react";

/** Brings something into sight once, as soon as it is ready; where somebody has scrolled or gone by then, not any more. */
export function useInSight(element: RefObject<HTMLElement | null>, isReady: boolean) {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const shown = element.current;
    if (!shown || scrollY > 0 || document.activeElement !== document.body) return;
    if (shown.getBoundingClientRect().bottom > innerHeight) shown.scrollIntoView({block: "center"});
  }, [element, isReady]);
}
