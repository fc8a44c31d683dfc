import {useEffect, useState} from "react";

const SHOWN_MS = 3000;

/** Puts the address of a clause on the clipboard when its link is pressed; true for a moment afterwards. */
export function useCopiedLink(): boolean {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const copy = ({target}: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a[data-copy-link]") : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      // The link itself still goes to the clause, so a clipboard error can be ignored.
      navigator.clipboard?.writeText(link.href).then(
        () => {
          setCopied(true);
          clearTimeout(timer);
          timer = setTimeout(() => setCopied(false), SHOWN_MS);
        },
        () => {},
      );
    };
    document.addEventListener("click", copy);
    return () => {
      document.removeEventListener("click", copy);
      clearTimeout(timer);
    };
  }, []);
  return isCopied;
}
