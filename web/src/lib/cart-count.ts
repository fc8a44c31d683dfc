type Listener = () => void;

let count = 0;
const listeners = new Set<Listener>();

/** How many items the cart holds, as far as this page knows. Nothing is stored: the cart itself lives on the server. */
export const cartCount = {
  get: () => count,
  set(next: number) {
    count = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
