import {useState} from "react";

/** The change that was jumped to last, 0 before the first jump, and the way to its neighbours. */
export function useChanges(total: number) {
  const [current, setCurrent] = useState(0);
  const go = (step: 1 | -1) => {
    const next = current === 0 && step < 0 ? total : ((current - 1 + step + total) % total) + 1;
    setCurrent(next);
    showChange(next);
  };
  return {current, go};
}

/** A change stands on the page once per view; only one view is shown. */
function showChange(change: number) {
  const shown = [...document.querySelectorAll<HTMLElement>(`[data-change="${change}"]`)].find((element) =>
    element.checkVisibility(),
  );
  shown?.focus({preventScroll: true});
  shown?.scrollIntoView({block: "center"});
}
