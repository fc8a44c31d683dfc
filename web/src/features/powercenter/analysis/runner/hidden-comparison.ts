import {browserDeviceStorage} from "@/client/session/browser-storage";
import {useBrowserValue} from "@/lib/use-browser-value";

const KEY = "gradus.hide_comparison";
const hearers = new Set<() => void>();

function subscribe(hear: () => void) {
  const listening = new AbortController();
  hearers.add(hear);
  addEventListener("storage", hear, {signal: listening.signal});
  return () => {
    hearers.delete(hear);
    listening.abort();
  };
}

/** Whether this browser shows no comparison beside the runner, and the function that changes it. */
export function useHiddenComparison(): [isHidden: boolean, hide: (isHidden: boolean) => void] {
  const isHidden = useBrowserValue(() => browserDeviceStorage().getItem(KEY) !== null, false, subscribe);
  function hide(next: boolean) {
    if (next) browserDeviceStorage().setItem(KEY, "1");
    else browserDeviceStorage().removeItem(KEY);
    for (const hear of hearers) hear();
  }
  return [isHidden, hide];
}
