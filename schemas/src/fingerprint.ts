/** Fields that are not part of the words: the content lake's own, and the keys of array items. */
const MACHINE_FIELDS = ["_key", "_rev", "_createdAt", "_updatedAt", "_system", "_originalId"];
/** Fields in which a translation differs from its source by nature. */
const LANGUAGE_FIELDS = ["_id", "locale", "translation", "translationGroup"];

/** JSON with sorted keys, so that the same words always give the same text. */
export function canonicalJson(value: unknown, ignored: readonly string[] = MACHINE_FIELDS): string {
  return JSON.stringify(value, (name, item: unknown) => {
    if (ignored.includes(name)) return undefined;
    if (typeof item !== "object" || item === null || Array.isArray(item)) return item;
    return Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** As lower-case hex behind the name of the method. Works in browsers, too. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return `sha256:${hex.join("")}`;
}

/** What a translation remembers of its source. Changes only when words, structure or settings change. */
export async function sourceHash(source: Record<string, unknown>): Promise<string> {
  return sha256(canonicalJson(source, [...MACHINE_FIELDS, ...LANGUAGE_FIELDS]));
}

/**
 * Whether a translation is behind: its source reads neither as it was translated in public nor in the draft. What was
 * never fingerprinted is not called behind.
 */
export async function isSourceChanged(
  translatedHash: string | null | undefined,
  sources: readonly (Record<string, unknown> | null)[],
): Promise<boolean> {
  const present = sources.filter((source) => source !== null);
  if (!translatedHash || present.length === 0) return false;
  const hashes = await Promise.all(present.map(sourceHash));
  return !hashes.includes(translatedHash);
}
