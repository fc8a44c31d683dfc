import {type RefObject, useEffect, useMemo, useRef} from "react";

/** Puts the focus on something that the next drawing brings. */
export function useFocusAfter(root: RefObject<HTMLElement | null>) {
  const targetSelector = useRef<string | null>(null);
  useEffect(() => {
    if (targetSelector.current === null || document.querySelector("dialog[open]")) return;
    const found = root.current?.querySelector<HTMLElement>(targetSelector.current);
    if (!found) return;
    targetSelector.current = null;
    found.focus();
  });
  return useMemo(
    () => ({
      on(selector: string) {
        targetSelector.current = selector;
      },
    }),
    [],
  );
}
export type FocusAfter = ReturnType<typeof useFocusAfter>;
