import type {CoachRow} from "./coach-repository.ts";
import {searchWords} from "./search-words.ts";

export interface DirectoryEntry extends CoachRow {
  readonly words: readonly string[];
}

export interface DirectoryDeps {
  readonly coaches: {readonly listListed: () => PromiseLike<readonly CoachRow[]>};
  readonly now: () => Date;
}

export type Directory = ReturnType<typeof createDirectory>;

/** Replies may be a minute old in any cache; this adds little to that. */
const KEEP_MS = 10_000;

/**
 * All publicly listed coaches. There are hundreds, so each request searches them in memory: the embedded database has
 * no collation by language, and counting the results of every other filter needs all of them anyway.
 */
export function createDirectory({coaches, now}: DirectoryDeps) {
  let cached: {readonly readAt: number; readonly entries: Promise<readonly DirectoryEntry[]>} | null = null;

  async function read() {
    const rows = await coaches.listListed();
    return rows.map((row) => ({...row, words: searchWords(row.name)}));
  }

  return {
    list(): Promise<readonly DirectoryEntry[]> {
      const readAt = now().getTime();
      if (cached && readAt - cached.readAt < KEEP_MS) return cached.entries;
      const entries = read();
      const next = {readAt, entries};
      cached = next;
      // A failed read is returned once and never cached.
      entries.catch(() => {
        if (cached === next) cached = null;
      });
      return entries;
    },
  };
}
