import {useBrowserValue} from "@/lib/use-browser-value";
import {browserDeviceStorage} from "./browser-storage";
import {hasStoredTokens} from "./session-store";

/** Whether a user may be signed in on this computer: only then do public pages load what knows the session. */
export function useMayBeSignedIn(): boolean {
  return useBrowserValue(() => hasStoredTokens(browserDeviceStorage()), false);
}
