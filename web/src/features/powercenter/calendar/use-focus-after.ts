import {type RefObject, useEffect, useMemo, useRef} from "react";

/** Puts the focus on something that the next drawing brings. */
export function useFocusAfter(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null || document.querySelector("dialog[open]")) return;
    const found = root.current?.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    wanted.current = null;
    found.focus();
  });
  return useMemo(
    () => ({
      on(selector: string) {
        wanted.current = selector;
      },
    }),
    [],
  );
}
export type FocusAfter = ReturnType<typeof useFocusAfter>;
