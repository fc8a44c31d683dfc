"use client";

import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

interface Props {
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly openIcon: ReactNode;
  readonly closeIcon: ReactNode;
  readonly children: ReactNode;
}

const NAVIGATION_OPENS = "(min-width: 64rem)";
const neverChanges = () => () => {};

/** A button with a panel; before scripts run, the browser's own disclosure with the same look. */
export function MobileMenuClient({openLabel, closeLabel, openIcon, closeIcon, children}: Props) {
  const isScripted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useOpenMenu(isOpen, button, () => setOpen(false));
  const panel = (
    <div id={panelId} className="menu-panel">
      <div className="menu-content">{children}</div>
    </div>
  );
  if (!isScripted) {
    return (
      // Opened before scripts ran, the menu stays open.
      <details ref={(disclosure) => () => setOpen(disclosure?.open ?? false)} className="lg:hidden">
        <summary className="icon-link">
          {openIcon}
          <span className="sr-only">{openLabel}</span>
        </summary>
        {panel}
      </details>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks on the links inside, it is no control
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter key arrives as a click
    <div
      className="lg:hidden"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest("a")) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="icon-link"
        aria-label={isOpen ? closeLabel : openLabel}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? closeIcon : openIcon}
      </button>
      {panel}
    </div>
  );
}

/** While the menu is open: the page behind is inert, Esc or a tap beside it closes and focus returns. */
function useOpenMenu(isOpen: boolean, button: RefObject<HTMLButtonElement | null>, close: () => void) {
  useEffect(() => {
    const header = button.current?.closest("header");
    if (!isOpen || !header) return;
    const listening = new AbortController();
    const {signal} = listening;
    const leave = () => {
      close();
      button.current?.focus();
    };
    const freePage = makeSiblingsInert(header);
    document.addEventListener("keydown", ({key}) => key === "Escape" && leave(), {signal});
    document.addEventListener(
      "click",
      ({target}) => target instanceof Node && !header.contains(target) && leave(),
      {signal},
    );
    matchMedia(NAVIGATION_OPENS).addEventListener("change", close, {signal});
    return () => {
      listening.abort();
      freePage();
    };
  }, [isOpen]);
}

function makeSiblingsInert(header: Element): () => void {
  const siblings = [...(header.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== header && !element.inert,
  );
  for (const element of siblings) element.inert = true;
  return () => {
    for (const element of siblings) element.inert = false;
  };
}
