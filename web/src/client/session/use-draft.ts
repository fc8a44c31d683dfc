import {useEffect, useRef} from "react";
import {browserSession} from "./browser-session";
import type {DraftValues} from "./drafts";

/**
 * Guards unsaved input in a form: every way off the page keeps it for the user who comes back in this tab, and all but
 * the reload of a renewed session ask first. `read` returns null while nothing was changed; passwords must not be part
 * of what it returns.
 */
export function useDraft(form: string, read: () => DraftValues | null): void {
  const current = useRef(read);
  useEffect(() => {
    current.current = read;
  });
  useEffect(() => {
    const session = browserSession();
    const stopWatching = session.drafts.watch(form, () => current.current());
    const ask = (event: BeforeUnloadEvent) => {
      if (current.current() !== null && !session.isLeaving()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    // The session has kept it already, and knows better why.
    const keep = () => session.isLeaving() || session.drafts.keep({isRenewal: false});
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      stopWatching();
      removeEventListener("beforeunload", ask);
    };
  }, [form]);
}
