const [DATABASE, STORE] = ["gradus", "courses"];
/** Sign-up takes less than a day; a file left behind for longer is discarded. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface StoredCourse {
  readonly file: File;
  readonly at: number;
}

/**
 * Stores a course file in this browser while its runner signs in or up, and returns the file's id. Rejects when it
 * cannot be stored.
 */
export async function keepCourse(file: File, now = Date.now()): Promise<string> {
  const id = crypto.randomUUID();
  await inStore("readwrite", (store) => {
    store.clear();
    return store.put({file, at: now} satisfies StoredCourse, id);
  });
  return id;
}

/** The stored file; null when it is not in this browser, or has expired. */
export async function findCourse(id: string, now = Date.now()): Promise<File | null> {
  const kept = await inStore<StoredCourse | undefined>("readonly", (store) => store.get(id)).catch(
    () => undefined,
  );
  return kept && now - kept.at < KEPT_MS ? kept.file : null;
}

/** Nothing of it stays once an account has it. */
export async function forgetCourses(): Promise<void> {
  await inStore("readwrite", (store) => store.clear()).catch(() => undefined);
}

function inStore<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(STORE, mode);
      const request = run(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(request.result);
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}
