import {diffArrays} from "diff";
import type {Token} from "./tokenize.ts";

interface SameTokens {
  readonly kind: "same";
  readonly tokens: readonly Token[];
}

interface ChangedTokens {
  readonly kind: "changed";
  readonly deleted: readonly Token[];
  readonly inserted: readonly Token[];
}

export type TokenRun = SameTokens | ChangedTokens;

/** What stays and what changes between two lists of words, in clusters a person would call one change. */
export function compareTokens(before: readonly Token[], after: readonly Token[]): TokenRun[] {
  const parts = diffArrays([...before], [...after], {comparator: (a, b) => a.key === b.key});
  const runs: TokenRun[] = [];
  for (const {value, added, removed} of parts) {
    if (!added && !removed) runs.push({kind: "same", tokens: value});
    else addChange(runs, {kind: "changed", deleted: removed ? value : [], inserted: added ? value : []});
  }
  return runs;
}

/** Joins a change to the one before it when too little stays between them to be read as unchanged. */
function addChange(runs: TokenRun[], change: ChangedTokens) {
  const last = runs.at(-1);
  const secondLast = runs.at(-2);
  if (last?.kind === "changed") {
    runs.splice(-1, 1, joined(last, [], change));
  } else if (last && secondLast?.kind === "changed" && isBridge(last.tokens)) {
    // Two insertions, or two deletions, read better with what stays between them.
    const both = joined(secondLast, last.tokens, change);
    if (replaces(secondLast, change)) runs.splice(-2, 2, both);
    else runs.push(change);
  } else {
    runs.push(change);
  }
}

function joined(first: ChangedTokens, between: readonly Token[], second: ChangedTokens): ChangedTokens {
  return {
    kind: "changed",
    deleted: [...first.deleted, ...between, ...second.deleted],
    inserted: [...first.inserted, ...between, ...second.inserted],
  };
}

/** Between them they take words away and put others there. */
function replaces(...changes: readonly ChangedTokens[]): boolean {
  return changes.some(({deleted}) => deleted.length > 0) && changes.some(({inserted}) => inserted.length > 0);
}

const SHORT_WORD = 3;

/** Spaces, punctuation and at most two short words. */
function isBridge(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({isWord}) => isWord);
  return words.length <= 2 && words.every(({text}) => text.length <= SHORT_WORD);
}
