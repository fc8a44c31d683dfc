"use client";

import {useEffect, useState} from "react";

interface Props {
  /** What begins to listen, and is drawn with `data-hydrated="false"`. */
  readonly part: () => Element | null;
}

/**
 * Marks a part of the page as hydrated: `data-hydrated` turns to "true" once the part's effects have run, and those of
 * the first re-render that they triggered. Must be rendered last in that part.
 */
export function HydrationMark({part}: Props) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled) part()?.setAttribute("data-hydrated", "true");
    else setSettled(true);
  }, [isSettled, part]);
  return null;
}

const body = () => document.body;

export function PageHydrationMark() {
  return <HydrationMark part={body} />;
}
