import {type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef} from "react";
import type {OverlayProps} from "./overlay-props";
import {nearestSlot} from "./scale";
import {isWhole, movedView, type View, zoomedView} from "./view";

const DRAG_PX = 4;
/** Of one notch of a wheel, which is about 100 px. */
const WHEEL_ZOOM = 0.0016;

type Stack = Pick<OverlayProps, "xs" | "view" | "whole" | "cursor" | "onSelect" | "onView">;
type Place = RefObject<HTMLElement | null>;

/** One pointer moves the cursor and, dragged with a mouse, selects; two fingers zoom. */
export function useStackPointer(stack: Stack, container: Place) {
  const start = useRef<{readonly x: number; readonly slot: number} | null>(null);
  const fingers = useRef(new Map<number, number>());
  useWheel(stack, container);
  const slotAt = (event: PointerEvent) =>
    nearestSlot(stack.xs, placeAt(event.clientX, container, stack.view));
  const leave = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    start.current = null;
  };
  return {
    onPointerMove(event: PointerEvent) {
      const {clientX: x, pointerId, pointerType} = event;
      if (fingers.current.size === 2 && fingers.current.has(pointerId))
        return pinch(stack, container, fingers.current, {pointerId, x});
      const slot = slotAt(event);
      stack.cursor.move(slot);
      const from = start.current;
      // A finger moves the cursor; selecting by it would fight with scrolling. Handles and typed times select there.
      if (!from || pointerType === "touch" || Math.abs(x - from.x) < DRAG_PX) return;
      stack.onSelect({from: Math.min(from.slot, slot), to: Math.max(from.slot, slot)});
    },
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      const slot = slotAt(event);
      if (event.pointerType === "touch") fingers.current.set(event.pointerId, event.clientX);
      start.current = {x: event.clientX, slot};
      stack.cursor.move(slot);
      container.current?.setPointerCapture(event.pointerId);
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
}

export function placeAt(clientX: number, container: Place, {from, to}: View): number {
  const box = container.current?.getBoundingClientRect();
  if (!box || box.width === 0) return from;
  return from + Math.max(0, Math.min(1, (clientX - box.left) / box.width)) * (to - from);
}

/** Zooms and pans so that the stretch between two fingers stays between them. */
function pinch(
  stack: Stack,
  container: Place,
  fingers: Map<number, number>,
  {pointerId, x}: {pointerId: number; x: number},
) {
  const [one = 0, other = 0] = fingers.values();
  fingers.set(pointerId, x);
  const [now = 0, then = 0] = fingers.values();
  const width = container.current?.clientWidth ?? 1;
  const factor = Math.abs(one - other) / Math.max(1, Math.abs(now - then));
  const at = placeAt((now + then) / 2, container, stack.view);
  if (!stack.whole) return;
  const closer = zoomedView(stack.view, stack.whole, {factor, at});
  const drag = (((one + other) / 2 - (now + then) / 2) / width) * (closer.to - closer.from);
  stack.onView(movedView(closer, stack.whole, drag));
}

/**
 * The wheel zooms with Ctrl, which is also how browsers report a pinch on a touchpad, and without Ctrl only on a chart
 * that has the focus, so that scrolling past a chart keeps scrolling the page. Sideways it pans.
 */
function useWheel(stack: Stack, container: Place) {
  const turn = useEffectEvent((event: WheelEvent) => {
    const next = viewAfter(event, stack, container);
    if (!next) return;
    event.preventDefault();
    stack.onView(next);
  });
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => turn(event);
    // React listens passively, and a passive listener cannot keep the page from scrolling.
    element.addEventListener("wheel", onWheel, {passive: false});
    return () => element.removeEventListener("wheel", onWheel);
  }, [container]);
}

function viewAfter(event: WheelEvent, {view, whole}: Stack, container: Place): View | null {
  if (!whole) return null;
  const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
  const width = container.current?.clientWidth ?? 1;
  if (Math.abs(sideways) > Math.abs(event.shiftKey ? 0 : event.deltaY))
    return isWhole(view, whole) ? null : movedView(view, whole, (sideways / width) * (view.to - view.from));
  const isMeant = event.ctrlKey || event.metaKey || document.activeElement === container.current;
  if (!isMeant || (event.deltaY > 0 && isWhole(view, whole))) return null;
  const factor = Math.exp(event.deltaY * (event.ctrlKey ? 4 : 1) * WHEEL_ZOOM);
  return zoomedView(view, whole, {factor, at: placeAt(event.clientX, container, view)});
}
