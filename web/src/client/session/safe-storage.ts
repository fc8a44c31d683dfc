import type {SafeStorage, TextStorage} from "./ports";

const PROBE = "gradus.probe";

/** The browser's storage, or memory where it is refused: private windows and blocked site data throw on access. */
export function openSafeStorage(open: () => TextStorage): SafeStorage {
  try {
    const storage = open();
    storage.setItem(PROBE, PROBE);
    storage.removeItem(PROBE);
    return {
      isPersistent: true,
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => storage.setItem(key, value),
      removeItem: (key) => storage.removeItem(key),
    };
  } catch {
    return memoryStorage();
  }
}

export function memoryStorage(): SafeStorage {
  const values = new Map<string, string>();
  return {
    isPersistent: false,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
