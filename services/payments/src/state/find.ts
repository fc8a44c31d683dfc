import {missing} from "../protocol/errors.ts";
import type {Kind, Kinds} from "./records.ts";
import type {Store} from "./store.ts";

/** The object, or the 404 that names it as the API does. */
export function requireObject<K extends Kind>(store: Store, kind: K, id: string, param?: string): Kinds[K] {
  return store.get(kind, id) ?? missing(kind.replace(".", " "), id, param);
}

/** Metadata after a change: what is given replaces, what is given empty goes, what is not given stays. */
export function mergeMetadata(
  before: Readonly<Record<string, string>> | null,
  change: Readonly<Record<string, string | number | null>> | "" | null | undefined,
): Record<string, string> {
  if (change === undefined) return {...before};
  if (change === null || change === "") return {};
  const merged = new Map<string, string>(Object.entries(before ?? {}));
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === "") merged.delete(key);
    else merged.set(key, String(value));
  }
  return Object.fromEntries(merged);
}

/** Only the fields that were given: an update leaves the others as they are. */
export function definedFields<T extends object>(fields: T): {[K in keyof T]?: Exclude<T[K], undefined>} {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** "Nothing" on the wire is an empty text. */
export const orNull = <T>(value: T | "" | null | undefined): T | null =>
  value === undefined || value === "" ? null : value;
