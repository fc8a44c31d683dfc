import {useEffect, useSyncExternalStore} from "react";
import {browserSession} from "./browser-session";

export interface SessionView {
  /** `unknown` while the server renders and until the browser has looked. */
  readonly status: "unknown" | "signedOut" | "signedIn";
  readonly userId: string | null;
}

const UNKNOWN: SessionView = {status: "unknown", userId: null};
const UNREAD = "";
const NOBODY = "-";

/** The user signed in on this computer, kept up to date across tabs. */
export function useSession(): SessionView {
  const who = useSyncExternalStore(
    (changed) => browserSession().subscribe(changed),
    () => browserSession().userId() ?? NOBODY,
    () => UNREAD,
  );
  if (who === UNREAD) return UNKNOWN;
  return who === NOBODY ? {status: "signedOut", userId: null} : {status: "signedIn", userId: who};
}

/** The same for pages that require a session: a visitor without one is sent to sign-in, and back afterwards. */
export function useRequiredSession(): SessionView {
  useEffect(() => browserSession().require(), []);
  return useSession();
}
