import {flushSync} from "react-dom";

/** Changes the order of what is on the page; what had the focus has it afterwards, although it was moved. */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  flushSync(change);
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
}

/** Which way a key moves what it is pressed in: with Alt, so that fields keep their own arrows. */
export function moveDirection(event: {readonly altKey: boolean; readonly key: string}): -1 | 1 | null {
  if (!event.altKey) return null;
  if (event.key === "ArrowUp") return -1;
  return event.key === "ArrowDown" ? 1 : null;
}
