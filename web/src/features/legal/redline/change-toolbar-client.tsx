"use client";

import {useId, useState} from "react";
import {useChangeKeys} from "./use-change-keys";
import {useChanges} from "./use-changes";

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
