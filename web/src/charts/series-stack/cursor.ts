import {useMemo, useSyncExternalStore} from "react";

/** The reader's position in a run, shared by all charts, so that a move redraws only the cursor. */
export interface Cursor {
  readonly length: number;
  slot(): number | null;
  move(slot: number | null): void;
  subscribe(listener: () => void): () => void;
}

export function createCursor(length: number): Cursor {
  const hearers = new Set<() => void>();
  let at: number | null = null;
  return {
    length,
    slot: () => at,
    move(slot) {
      const next = slot === null ? null : Math.max(0, Math.min(length - 1, Math.round(slot)));
      if (next === at) return;
      at = next;
      for (const listener of hearers) listener();
    },
    subscribe(listener) {
      hearers.add(listener);
      return () => void hearers.delete(listener);
    },
  };
}

export const useCursor = (length: number): Cursor => useMemo(() => createCursor(length), [length]);

export function useCursorSlot(cursor: Cursor): number | null {
  return useSyncExternalStore(cursor.subscribe, cursor.slot, () => null);
}
