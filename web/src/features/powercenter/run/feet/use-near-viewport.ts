import {useEffect, useRef, useState} from "react";

/** Whether a place of the page has come near what is seen: from then on, for good. */
export function useNearViewport() {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    // Every browser has one; a document that is never seen has none.
    if (isNear || !container.current || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {rootMargin: "400px"},
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [isNear]);
  return {place: container, isNear};
}
