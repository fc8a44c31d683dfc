import {startTransition, useEffect, useRef, useState} from "react";

/** Milliseconds: long after the page stands, and soon enough for users who search its text or have it read out. */
const FALLBACK_MS = 5000;

/**
 * Whether a part of the page is needed: from when it comes near the viewport, permanently. Keyboard use needs all of
 * it, since what is missing cannot be stepped to or found; so does printing, and so does a viewer who stays for a
 * while.
 */
export function useLazyRender<Place extends HTMLElement>(margin = "200px") {
  const container = useRef<Place>(null);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded || !container.current) return;
    const need = () => startTransition(() => setNeeded(true));
    // A document that is never seen has no places in it.
    if (!("IntersectionObserver" in window)) return need();
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && need(),
      {rootMargin: margin},
    );
    observer.observe(container.current);
    const stop = new AbortController();
    document.addEventListener("keydown", need, {signal: stop.signal});
    addEventListener("beforeprint", need, {signal: stop.signal});
    const timer = setTimeout(need, FALLBACK_MS);
    return () => {
      observer.disconnect();
      stop.abort();
      clearTimeout(timer);
    };
  }, [isNeeded, margin]);
  return {place: container, isNeeded};
}
