import {type KeyboardEvent, type PointerEvent, useRef} from "react";
import type {SlotRange} from "./chart-line";
import {type Cursor, useCursorSlot} from "./cursor";
import {nearestSlot} from "./scale";

export interface OverlayWords {
  /** Of the cursor. */
  readonly cursor: string;
  /** How to move it. */
  readonly keys: string;
}

interface Props {
  readonly xs: Float64Array;
  readonly view: {readonly from: number; readonly to: number};
  readonly cursor: Cursor;
  readonly selection: SlotRange | null;
  readonly onSelect: (range: SlotRange | null) => void;
  /** Where laps begin: page up and down go from one to the next. */
  readonly stops: readonly number[];
  /** All values at a slot in one sentence. */
  readonly sentence: (slot: number | null) => string;
  readonly words: OverlayWords;
}

const DRAG_PX = 4;

/** Cursor and selection over all charts, with pointer and keys. The cursor is a slider that says what it stands on. */
export function Overlay(props: Props) {
  const {xs, view, cursor, selection, words, sentence} = props;
  const slot = useCursorSlot(cursor);
  const place = useRef<HTMLDivElement>(null);
  const pointer = usePointer(props, place);
  const left = (at: number) => `${(100 * ((xs[at] ?? 0) - view.from)) / (view.to - view.from)}%`;
  const isSeen = (at: number) => (xs[at] ?? 0) >= view.from && (xs[at] ?? 0) <= view.to;
  return (
    <div
      ref={place}
      role="slider"
      tabIndex={0}
      className="stack-overlay"
      aria-label={words.cursor}
      aria-description={words.keys}
      aria-valuemin={0}
      aria-valuemax={cursor.length - 1}
      aria-valuenow={slot ?? 0}
      aria-valuetext={sentence(slot)}
      onKeyDown={(event) => onKey(event, props)}
      {...pointer}
    >
      {selection && (
        <span
          className="stack-selection"
          style={{left: left(selection.from), right: `calc(100% - ${left(selection.to)})`}}
        />
      )}
      {slot !== null && isSeen(slot) && (
        <span className="stack-cursor" style={{left: left(slot)}}>
          <i />
        </span>
      )}
    </div>
  );
}

function usePointer({xs, view, cursor, onSelect}: Props, place: {readonly current: HTMLElement | null}) {
  const start = useRef<{readonly x: number; readonly slot: number} | null>(null);
  const slotAt = (event: PointerEvent) => {
    const box = place.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    const share = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
    return nearestSlot(xs, view.from + share * (view.to - view.from));
  };
  return {
    onPointerMove(event: PointerEvent) {
      const slot = slotAt(event);
      cursor.move(slot);
      const from = start.current;
      // A finger moves the cursor; selecting by it would fight with scrolling. Laps and typed times select there.
      if (!from || event.pointerType === "touch" || Math.abs(event.clientX - from.x) < DRAG_PX) return;
      onSelect({from: Math.min(from.slot, slot), to: Math.max(from.slot, slot)});
    },
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      const slot = slotAt(event);
      start.current = {x: event.clientX, slot};
      cursor.move(slot);
      place.current?.setPointerCapture(event.pointerId);
    },
    onPointerUp() {
      start.current = null;
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

/** Keys: steps, laps, ends, and the two ends of a selection. */
function onKey(event: KeyboardEvent, {cursor, selection, onSelect, stops}: Props) {
  const slot = cursor.slot() ?? 0;
  const last = cursor.length - 1;
  const step = event.shiftKey ? 10 : 1;
  const next = stops.find((stop) => stop > slot) ?? last;
  const before = stops.findLast((stop) => stop < slot) ?? 0;
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: slot + step,
    ArrowUp: slot + step,
    ArrowLeft: slot - step,
    ArrowDown: slot - step,
    PageDown: next,
    PageUp: before,
    Home: 0,
    End: last,
  };
  const to = moves[event.key];
  if (to !== undefined) cursor.move(to);
  else if (event.key === "[") onSelect({from: slot, to: Math.max(slot, selection?.to ?? last)});
  else if (event.key === "]") onSelect({from: Math.min(slot, selection?.from ?? 0), to: slot});
  else if (event.key === "Escape" && selection) onSelect(null);
  else return;
  event.preventDefault();
}
