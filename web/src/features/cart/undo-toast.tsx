import {useEffect, useRef, useState} from "react";
import type {ShopTranslator} from "@/client/shop/shop-setting";
import {Button} from "@/ui/button";

const TICKS = 25;
const VISIBLE_MS = 6000;

interface Props {
  readonly words: string;
  readonly t: ShopTranslator;
  readonly takesFocus: boolean;
  readonly onUndo: () => void;
  readonly onOver: () => void;
}

/** Its ticks count down, and pause while pointer or focus is on it. */
export function UndoToast({words, t, takesFocus, onUndo, onOver}: Props) {
  const [left, setLeft] = useState(TICKS);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onOver()), VISIBLE_MS / TICKS);
    return () => clearTimeout(timer);
  }, [left, isHeld, onOver]);
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => listenForHold(toast.current, setIsHeld), []);
  // The button that had the focus is gone with its line.
  useEffect(() => {
    if (takesFocus) toast.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  return (
    <div ref={toast} className="undo-toast">
      <p>{words}</p>
      <span className="undo-rail" aria-hidden="true">
        {Array.from({length: TICKS}, (_, tick) => (
          <i key={tick} data-left={tick < left || undefined} />
        ))}
      </span>
      <Button onClick={onUndo}>{t("common.undo")}</Button>
    </div>
  );
}

/** Held while the pointer or the focus is on it. */
function listenForHold(element: HTMLElement | null, setIsHeld: (isHeld: boolean) => void) {
  const listening = new AbortController();
  const {signal} = listening;
  for (const name of ["pointerenter", "focusin"])
    element?.addEventListener(name, () => setIsHeld(true), {signal});
  for (const name of ["pointerleave", "focusout"])
    element?.addEventListener(name, () => setIsHeld(false), {signal});
  return () => listening.abort();
}
