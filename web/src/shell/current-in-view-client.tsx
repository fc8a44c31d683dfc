"use client";

import {useEffect, useRef} from "react";

/** Inside a row that scrolls sideways: brings the link of the open page into sight. The page itself stays where it is. */
export function CurrentInViewClient() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const row = mark.current?.parentElement;
    const current = row?.querySelector('[aria-current="page"]');
    if (!row || !current) return;
    const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    if (inner.left >= outer.left && inner.right <= outer.right) return;
    row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, []);
  return <span ref={mark} hidden />;
}
