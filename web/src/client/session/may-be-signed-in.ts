import {useBrowserValue} from "@/lib/use-browser-value";
import {browserDeviceStorage} from "./browser-storage";
import {hasStoredTokens} from "./session-store";

/**
 * Whether somebody may be signed in on this computer. For pages that everybody sees: they load what knows the session
 * only then.
 */
export function useMayBeSignedIn(): boolean {
  return useBrowserValue(() => hasStoredTokens(browserDeviceStorage()), false);
}
