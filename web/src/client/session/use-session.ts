import {useEffect, useSyncExternalStore} from "react";
import {browserSession} from "./browser-session";

export interface SessionView {
  /** `unknown` while the server renders and until the browser has looked. */
  readonly status: "unknown" | "signedOut" | "signedIn";
  readonly userId: string | null;
}

const UNKNOWN: SessionView = {status: "unknown", userId: null};
const NOT_READ_YET = "";
const ANONYMOUS = "-";

export function useSession(): SessionView {
  const sessionUser = useSyncExternalStore(
    (changed) => browserSession().subscribe(changed),
    () => browserSession().userId() ?? ANONYMOUS,
    () => NOT_READ_YET,
  );
  if (sessionUser === NOT_READ_YET) return UNKNOWN;
  return sessionUser === ANONYMOUS
    ? {status: "signedOut", userId: null}
    : {status: "signedIn", userId: sessionUser};
}

/** For pages that require a session: a visitor without one is sent to sign-in, and back afterwards. */
export function useRequiredSession(): SessionView {
  useEffect(() => browserSession().require(), []);
  return useSession();
}
