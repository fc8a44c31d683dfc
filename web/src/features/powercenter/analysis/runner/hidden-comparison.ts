import {browserDeviceStorage} from "@/client/session/browser-storage";
import {useBrowserValue} from "@/lib/use-browser-value";

const KEY = "gradus.hide_comparison";
const listeners = new Set<() => void>();

function subscribe(hear: () => void) {
  const listening = new AbortController();
  listeners.add(hear);
  addEventListener("storage", hear, {signal: listening.signal});
  return () => {
    listeners.delete(hear);
    listening.abort();
  };
}

export function useHiddenComparison(): [isHidden: boolean, hide: (isHidden: boolean) => void] {
  const isHidden = useBrowserValue(() => browserDeviceStorage().getItem(KEY) !== null, false, subscribe);
  function hide(next: boolean) {
    if (next) browserDeviceStorage().setItem(KEY, "1");
    else browserDeviceStorage().removeItem(KEY);
    for (const hear of listeners) hear();
  }
  return [isHidden, hide];
}
