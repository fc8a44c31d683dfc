/** Ours alone: folders and a name, none of which begins with a dot. */
const KEY = /^(?:[a-z0-9_][a-z0-9_.-]*\/)+[a-z0-9_][a-z0-9_.-]*$/;
const PREFIX = /^(?:[a-z0-9_][a-z0-9_.-]*\/)+$/;

/** Files too large for rows, under keys like `uploads/usr_1/abc`. What was put is there when `put` has returned. */
export interface ObjectStore {
  /** Replaces what is there in one step, so that no reader sees half of it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is nothing. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Bears that there is nothing. */
  delete(key: string): Promise<void>;
  /** All that begin with a prefix, such as `uploads/usr_1/`, in no order. */
  keys(prefix: string): AsyncIterable<string>;
}

export function requireKey(key: string): string {
  if (key.length <= 512 && KEY.test(key)) return key;
  throw new Error("This is not the key of an object");
}

export function requirePrefix(prefix: string): string {
  if (PREFIX.test(prefix)) return prefix;
  throw new Error("A prefix of objects is one or more whole folders");
}

/** Bears to run twice. */
export async function deleteAll(objects: ObjectStore, prefix: string) {
  for await (const key of objects.keys(prefix)) await objects.delete(key);
}
