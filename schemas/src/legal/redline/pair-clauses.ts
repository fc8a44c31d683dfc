import type {ComparedClause} from "./types.ts";

/** Positions of a clause in both documents; null where it does not exist. */
export interface ClausePair {
  readonly old: number | null;
  readonly new: number | null;
  readonly isMoved: boolean;
}

/** Clauses that belong together by anchor or former anchor, in the new order with deleted ones where they stood. */
export function pairClauses(
  before: readonly ComparedClause[],
  after: readonly ComparedClause[],
): ClausePair[] {
  const partners = findPartners(before, after);
  const staying = longestIncreasing(partners.filter((partner) => partner !== null));
  const pairs = after.map<ClausePair>((_clause, at) => {
    const old = partners[at] ?? null;
    return {old, new: at, isMoved: old !== null && !staying.has(old)};
  });
  before.forEach((_clause, old) => {
    if (partners.includes(old)) return;
    const predecessor = pairs.findIndex((pair) => pair.old === old - 1);
    pairs.splice(old === 0 ? 0 : predecessor + 1, 0, {old, new: null, isMoved: false});
  });
  return pairs;
}

/** For every new clause the position of its old one. The same anchor counts first, then former anchors. */
function findPartners(before: readonly ComparedClause[], after: readonly ComparedClause[]) {
  const partners = after.map<number | null>(({anchor}) => {
    const at = before.findIndex((clause) => clause.anchor === anchor);
    return at < 0 ? null : at;
  });
  after.forEach((clause, at) => {
    if (partners[at] !== null) return;
    const old = before.findIndex((other, index) => !partners.includes(index) && isRenamed(other, clause));
    if (old >= 0) partners[at] = old;
  });
  return partners;
}

/** Versions are compared in either direction, so either side may name the other's anchor as a former one. */
function isRenamed(a: ComparedClause, b: ComparedClause): boolean {
  return (a.aliases ?? []).includes(b.anchor) || (b.aliases ?? []).includes(a.anchor);
}

/**
 * The longest increasing subsequence of the positions: only the others moved. Of two that swapped, the later one moved.
 */
function longestIncreasing(positions: readonly number[]): ReadonlySet<number> {
  let best: readonly number[] = [];
  const endingAt: (readonly number[])[] = [];
  for (const position of positions) {
    const before = endingAt
      .filter((chain) => (chain.at(-1) ?? -1) < position)
      .reduce<readonly number[]>((longest, chain) => (chain.length >= longest.length ? chain : longest), []);
    const chain = [...before, position];
    endingAt.push(chain);
    if (chain.length > best.length) best = chain;
  }
  return new Set(best);
}
