import {browserDeviceStorage} from "@/client/session/browser-storage";

const KEY = "gradus.cart_count";

type Listener = () => void;
const listeners = new Set<Listener>();

/**
 * How many items the cart holds, as last stored in this browser: every page shows it without a request. The cart itself
 * lives on the server.
 */
export const cartCount = {
  get(): number {
    const count = Number(browserDeviceStorage().getItem(KEY));
    return Number.isInteger(count) && count > 0 ? count : 0;
  },
  set(next: number) {
    browserDeviceStorage().setItem(KEY, String(next));
    for (const listener of listeners) listener();
  },
  subscribe(listener: Listener) {
    const listening = new AbortController();
    const onStorage = ({key}: StorageEvent) => (key === KEY || key === null) && listener();
    listeners.add(listener);
    addEventListener("storage", onStorage, {signal: listening.signal});
    return () => {
      listeners.delete(listener);
      listening.abort();
    };
  },
};
