const DATABASE = "gradus";
const STORE = "courses";
/** Sign-up takes less than a day; a file left behind for longer is discarded. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

interface StoredCourse {
  readonly file: File;
  readonly at: number;
}

/**
 * Stores a course file in this browser while its runner signs in or up, and returns the file's id. Rejects when it
 * cannot be stored.
 */
export async function saveCourse(file: File, now = Date.now()): Promise<string> {
  const id = crypto.randomUUID();
  await withStore("readwrite", (store) => {
    store.clear();
    return store.put({file, at: now} satisfies StoredCourse, id);
  });
  return id;
}

/** Null when the file is not in this browser, or has expired. */
export async function findSavedCourse(id: string, now = Date.now()): Promise<File | null> {
  const stored = await withStore<StoredCourse | undefined>("readonly", (store) => store.get(id)).catch(
    () => undefined,
  );
  return stored && now - stored.at < MAX_AGE_MS ? stored.file : null;
}

/** Nothing of it stays once an account has it. */
export async function deleteSavedCourses(): Promise<void> {
  await withStore("readwrite", (store) => store.clear()).catch(() => undefined);
}

function withStore<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest): Promise<T> {
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
