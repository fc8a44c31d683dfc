import {browserDeviceStorage} from "@/client/session/browser-storage";
import {useBrowserValue} from "@/lib/use-browser-value";

const KEY = "gradus.hide_comparison";
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  const listening = new AbortController();
  listeners.add(listener);
  addEventListener("storage", listener, {signal: listening.signal});
  return () => {
    listeners.delete(listener);
    listening.abort();
  };
}

export function useHiddenComparison(): [isHidden: boolean, hide: (isHidden: boolean) => void] {
  const isHidden = useBrowserValue(() => browserDeviceStorage().getItem(KEY) !== null, false, subscribe);
  function hide(next: boolean) {
    if (next) browserDeviceStorage().setItem(KEY, "1");
    else browserDeviceStorage().removeItem(KEY);
    for (const listener of listeners) listener();
  }
  return [isHidden, hide];
}
