import {useEffect, useRef} from "react";
import {browserSession} from "./browser-session";
import type {DraftValues} from "./drafts";

/**
 * Guards what stands unsaved in a form: it is kept over the reload of a renewed session, and any other way off the page
 * asks first. `read` says null while nothing was changed; passwords do not belong into what it says.
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
    return () => {
      stopWatching();
      removeEventListener("beforeunload", ask);
    };
  }, [form]);
}
