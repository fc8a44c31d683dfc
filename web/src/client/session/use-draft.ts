import {useEffect, useEffectEvent} from "react";
import {browserSession} from "./browser-session";
import type {DraftValues} from "./drafts";

/**
 * Guards unsaved input in a form: however the page is left, the input is stored for the user's return in this tab, and
 * the browser asks for confirmation first, except at the reload of a renewed session. `read` returns null while nothing
 * was changed; passwords must not be part of what it returns.
 */
export function useDraft(form: string, read: () => DraftValues | null): void {
  const readNow = useEffectEvent(read);
  useEffect(() => {
    const session = browserSession();
    const stopWatching = session.drafts.watch(form, () => readNow());
    const ask = (event: BeforeUnloadEvent) => {
      if (readNow() !== null && !session.isLeaving()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    // A session that leaves the page has stored the input already, marked with the right reason.
    const keep = () => session.isLeaving() || session.drafts.keep({isRenewal: false});
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      stopWatching();
      removeEventListener("beforeunload", ask);
    };
  }, [form]);
}
