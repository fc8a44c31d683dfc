const KEY_LENGTH = 12;

/** A copy in which every object in an array has a `_key`. Existing keys stay. */
export function addArrayKeys<T>(value: T, newId: () => string): T {
  return keyed(value, newId) as T;
}

function keyed(value: unknown, newId: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withKey(keyed(item, newId), newId));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, keyed(child, newId)]));
}

function withKey(item: unknown, newId: () => string): unknown {
  if (typeof item !== "object" || item === null || Array.isArray(item) || "_key" in item) return item;
  return {_key: newId().slice(0, KEY_LENGTH), ...item};
}
