import {type ObjectStore, requireKey, requirePrefix} from "../src/core/storage/object-store.ts";

/** An object store in memory, for objects that are not needed after the test. */
export function createObjectMemory(): ObjectStore {
  const store = new Map<string, Uint8Array>();
  return {
    async put(key, bytes) {
      store.set(requireKey(key), Uint8Array.from(bytes));
    },
    async get(key) {
      const found = store.get(requireKey(key));
      return found ? Uint8Array.from(found) : null;
    },
    async delete(key) {
      store.delete(requireKey(key));
    },
    async *keys(prefix) {
      requirePrefix(prefix);
      for (const key of [...store.keys()]) if (key.startsWith(prefix)) yield key;
    },
  };
}
