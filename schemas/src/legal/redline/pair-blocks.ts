import {diffArrays} from "diff";
import {type Token, tokenize} from "./tokenize.ts";
import type {TextBlock} from "./types.ts";

/** A block, read: its tokens, and a key that is equal for blocks without any difference. */
export interface ReadBlock {
  readonly block: TextBlock;
  readonly tokens: readonly Token[];
  readonly key: string;
  /** Style and place in a list. Blocks of different shape never pair. */
  readonly shape: string;
}

export interface BlockPair {
  readonly old: ReadBlock | null;
  readonly new: ReadBlock | null;
}

// Below this share of common words two paragraphs have nothing to do with each other.
const RELATED = 0.35;

export function readBlocks(body: readonly TextBlock[], segmenter: Intl.Segmenter): ReadBlock[] {
  return body.map((block) => {
    const tokens = tokenize(block, segmenter);
    const shape = [
      block.style ?? "normal",
      block.listItem ?? "",
      block.listItem ? (block.level ?? 1) : "",
    ].join();
    return {block, tokens, shape, key: `${shape}\0${tokens.map(({key}) => key).join("\0")}`};
  });
}

/** Which blocks belong together: identical ones first, and between them those that share enough words. */
export function pairBlocks(before: readonly ReadBlock[], after: readonly ReadBlock[]): BlockPair[] {
  const parts = diffArrays([...before], [...after], {comparator: (a, b) => a.key === b.key});
  const pairs: BlockPair[] = [];
  let gap = {deleted: before.slice(0, 0), inserted: after.slice(0, 0)};
  const closeGap = () => {
    pairs.push(...pairRelated(gap.deleted, gap.inserted));
    gap = {deleted: [], inserted: []};
  };
  for (const {value, added, removed} of parts) {
    if (removed) gap.deleted.push(...value);
    else if (added) gap.inserted.push(...value);
    else {
      closeGap();
      pairs.push(...value.map((block) => ({old: block, new: block})));
    }
  }
  closeGap();
  return pairs;
}

/** Pairs in order so that the pairs together share the most words. */
function pairRelated(deleted: readonly ReadBlock[], inserted: readonly ReadBlock[]): BlockPair[] {
  const related = deleted.map((old) => inserted.map((block) => relation(old, block)));
  const best = bestSums(related, deleted.length, inserted.length);
  const pairs: BlockPair[] = [];
  let [i, j] = [0, 0];
  while (i < deleted.length || j < inserted.length) {
    const similarity = related[i]?.[j] ?? 0;
    const old = deleted[i] ?? null;
    const block = inserted[j] ?? null;
    if (similarity > 0 && sumAt(best, i, j) === similarity + sumAt(best, i + 1, j + 1)) {
      pairs.push({old, new: block});
      i += 1;
      j += 1;
    } else if (old && sumAt(best, i, j) === sumAt(best, i + 1, j)) {
      pairs.push({old, new: null});
      i += 1;
    } else {
      pairs.push({old: null, new: block});
      j += 1;
    }
  }
  return pairs;
}

/** `sums[i][j]`: the most that pairs of the blocks from `i` and from `j` on can share. */
function bestSums(related: readonly (readonly number[])[], rows: number, columns: number): number[][] {
  const sums = Array.from({length: rows + 1}, () => new Array<number>(columns + 1).fill(0));
  for (let i = rows - 1; i >= 0; i -= 1) {
    for (let j = columns - 1; j >= 0; j -= 1) {
      const similarity = related[i]?.[j] ?? 0;
      const paired = similarity > 0 ? similarity + sumAt(sums, i + 1, j + 1) : 0;
      const row = sums[i];
      if (row) row[j] = Math.max(paired, sumAt(sums, i + 1, j), sumAt(sums, i, j + 1));
    }
  }
  return sums;
}

const sumAt = (sums: readonly (readonly number[])[], i: number, j: number) => sums[i]?.[j] ?? 0;

/** The share of words two blocks have in common, or 0 when they are not related. */
function relation(a: ReadBlock, b: ReadBlock): number {
  if (a.shape !== b.shape) return 0;
  const wordsOfA = words(a);
  const wordsOfB = words(b);
  const counts = new Map<string, number>();
  for (const word of wordsOfA) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of wordsOfB) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    shared += 1;
  }
  const share = (2 * shared) / Math.max(1, wordsOfA.length + wordsOfB.length);
  return share >= RELATED ? share : 0;
}

function words({tokens}: ReadBlock): string[] {
  return tokens.filter(({isWord}) => isWord).map(({text}) => text.toLowerCase());
}
