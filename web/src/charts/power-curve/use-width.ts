import {type RefObject, useLayoutEffect, useRef, useState} from "react";

export function useWidth(guess: number): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(guess);
  useLayoutEffect(() => {
    const drawn = box.current;
    if (!drawn) return;
    const measure = () => drawn.clientWidth > 0 && setWidth(drawn.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(drawn);
    return () => watch.disconnect();
  }, []);
  return [box, width];
}
