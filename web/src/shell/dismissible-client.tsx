"use client";

import {type ReactNode, useState} from "react";

interface Props {
  readonly id: string;
  readonly closeLabel: string;
  readonly closeIcon: ReactNode;
  readonly children: ReactNode;
}

// Kept in memory while the visitor moves through the site; never persisted.
const dismissed = new Set<string>();

/** Where no scripts run there is nothing to close it with, so there is no button. */
export function DismissibleClient({id, closeLabel, closeIcon, children}: Props) {
  const [isShown, setShown] = useState(() => !dismissed.has(id));
  if (!isShown) return null;
  return (
    <div className="wrap flex min-h-hit items-center gap-3">
      {children}
      <button
        type="button"
        className="icon-link noscript:hidden"
        aria-label={closeLabel}
        title={closeLabel}
        onClick={() => {
          dismissed.add(id);
          setShown(false);
        }}
      >
        {closeIcon}
      </button>
    </div>
  );
}
