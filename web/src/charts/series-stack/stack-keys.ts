import type {KeyboardEvent} from "react";
import type {OverlayProps} from "./overlay-props";
import {viewWith, zoomedView} from "./view";

const ZOOM_IN = 0.5;

type Keys = Omit<OverlayProps, "sentence" | "words">;

export function moveByKey(event: KeyboardEvent, stack: Keys) {
  // With these a key belongs to the browser.
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const slot = stack.cursor.slot() ?? 0;
  const to = placeOf(event, slot, stack);
  const other = stack.keys?.[event.key];
  if (to !== undefined) moveCursor(to, stack);
  else if (other) other(slot);
  else if (!selectByKey(event.key, slot, stack) && !zoomByKey(event.key, slot, stack)) return;
  event.preventDefault();
}

function placeOf({key, shiftKey}: KeyboardEvent, slot: number, {cursor, stops}: Keys): number | undefined {
  const last = cursor.length - 1;
  const step = shiftKey ? 10 : 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: slot + step,
    ArrowUp: slot + step,
    ArrowLeft: slot - step,
    ArrowDown: slot - step,
    PageDown: stops.find((stop) => stop > slot) ?? last,
    PageUp: stops.findLast((stop) => stop < slot) ?? 0,
    Home: 0,
    End: last,
  };
  return moves[key];
}

/** The view follows the cursor, so that the cursor is never moved out of sight. */
function moveCursor(to: number, {cursor, xs, view, whole, onView}: Keys) {
  cursor.move(to);
  if (!whole) return;
  const now = viewWith(view, whole, xs[cursor.slot() ?? 0] ?? view.from);
  if (now !== view) onView(now);
}

function selectByKey(key: string, slot: number, {cursor, selection, onSelect}: Keys): boolean {
  const last = cursor.length - 1;
  if (key === "[") onSelect({from: slot, to: Math.max(slot, selection?.to ?? last)});
  else if (key === "]") onSelect({from: Math.min(slot, selection?.from ?? 0), to: slot});
  else if (key === "Escape" && selection) onSelect(null);
  else return false;
  return true;
}

function zoomByKey(key: string, slot: number, {xs, view, whole, onView}: Keys): boolean {
  if (!whole) return false;
  const factor = {"+": ZOOM_IN, "=": ZOOM_IN, "-": 1 / ZOOM_IN}[key];
  if (factor) onView(zoomedView(view, whole, {factor, at: xs[slot] ?? view.from}));
  else if (key === "0") onView(whole);
  else return false;
  return true;
}
