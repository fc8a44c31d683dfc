"use client";

import {lazy, Suspense, useEffect, useState} from "react";
import {withMessages} from "@/i18n/with-messages";
import {useBrowserValue} from "@/lib/use-browser-value";
import {Icon} from "@/ui/icon/icon";
import type {PaletteHrefs, PalettePage, PaletteTranslator} from "./palette-messages";

// Read when it is first opened: until then it costs a page its button.
const Palette = lazy(async () => ({default: (await import("./palette")).Palette}));

interface Props {
  readonly t: PaletteTranslator;
  readonly pages: readonly PalettePage[];
  readonly hrefs: PaletteHrefs;
}

/**
 * Finds any page or run by a few letters. Opened by a button, or by Ctrl or Command with K, which no page uses
 * otherwise.
 */
export const PaletteClient = withMessages(PaletteContent);

function PaletteContent({t, ...places}: Props) {
  const [isOpen, setOpen] = useState(false);
  useShortcut(() => setOpen(true));
  const isApple = useBrowserValue(() => /Mac|iPhone|iPad/.test(navigator.userAgent), false);
  return (
    <>
      <button
        type="button"
        className="palette-button"
        aria-label={t("palette.open")}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">
          <Icon name="search" />
          <span className="palette-words">{t("palette.open")}</span>
          {/* Drawn, not written: what is written on a button is its name. */}
          <kbd className="palette-words" data-keys={isApple ? "⌘K" : "Ctrl K"} />
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <Palette {...places} t={t} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Ignored while another dialog is open: the palette would open behind it. */
function useShortcut(open: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isIt = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isIt || event.key.toLowerCase() !== "k" || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);
}
