"use client";

import {useEffect, useId, useState} from "react";

interface Props {
  readonly labels: {
    readonly count: string;
    /** "Change 1 of 3", "Change 2 of 3" … */
    readonly positions: readonly string[];
    readonly previous: string;
    readonly next: string;
    readonly keys: string;
    readonly view: string;
    readonly inline: string;
    readonly columns: string;
  };
}

/** A key that acts alone can be switched off. */
export function ChangeToolbarClient({labels}: Props) {
  const {current, go} = useChanges(labels.positions.length);
  const [hasKeys, setKeys] = useState(true);
  useChangeKeys(hasKeys, go);
  return (
    <div className="change-toolbar print:hidden">
      <p role="status" className="text-ui">
        {labels.positions[current - 1] ?? labels.count}
      </p>
      <div className="flex gap-2 noscript:hidden">
        <button type="button" className="btn btn-secondary" aria-keyshortcuts="p" onClick={() => go(-1)}>
          {labels.previous}
        </button>
        <button type="button" className="btn btn-secondary" aria-keyshortcuts="n" onClick={() => go(1)}>
          {labels.next}
        </button>
      </div>
      <ViewChoice labels={labels} />
      <label className="change-keys noscript:hidden">
        <input type="checkbox" checked={hasKeys} onChange={({target}) => setKeys(target.checked)} />
        {labels.keys}
      </label>
    </div>
  );
}

/** The stylesheet follows the choice, so it works before scripts do. */
function ViewChoice({labels}: Props) {
  const name = useId();
  return (
    <fieldset className="view-choice">
      <legend className="sr-only">{labels.view}</legend>
      <label>
        <input type="radio" name={name} defaultChecked />
        {labels.inline}
      </label>
      <label>
        <input type="radio" name={name} className="view-columns" />
        {labels.columns}
      </label>
    </fieldset>
  );
}

/** `n` and `p` jump to the next and the previous change, except while someone types. */
function useChangeKeys(isOn: boolean, go: (step: 1 | -1) => void) {
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

/** The change that was jumped to last, 0 before the first jump, and the way to its neighbours. */
function useChanges(total: number) {
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
