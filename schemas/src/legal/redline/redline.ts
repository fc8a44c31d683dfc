import {canonicalJson} from "../../fingerprint.ts";
import {compareTokens, type TokenRun} from "./compare-tokens.ts";
import {type BlockPair, pairBlocks, readBlocks} from "./pair-blocks.ts";
import {type ClausePair, pairClauses} from "./pair-clauses.ts";
import {type Token, tokenize} from "./tokenize.ts";
import type {BlockChange, ClauseChange, ComparedClause, Mark, Piece, Redline, Run} from "./types.ts";

export type * from "./types.ts";

/**
 * Compares two texts clause by clause and word by word. Nothing is lost: without what was inserted the result reads
 * as the old text, without what was deleted as the new one.
 */
export function redline(
  before: readonly ComparedClause[],
  after: readonly ComparedClause[],
  locale: string,
): Redline {
  const segmenter = new Intl.Segmenter(locale, {granularity: "word"});
  let changes = 0;
  const clauses = pairClauses(before, after).map((pair) => {
    const change = compareClauses(pair, {before, after, segmenter, first: changes + 1});
    changes += change.changes;
    return change;
  });
  return {clauses, changes};
}

interface Comparison {
  readonly before: readonly ComparedClause[];
  readonly after: readonly ComparedClause[];
  readonly segmenter: Intl.Segmenter;
  /** The number of the next change. */
  readonly first: number;
}

function compareClauses(pair: ClausePair, {before, after, segmenter, first}: Comparison): ClauseChange {
  const old = pair.old === null ? null : (before[pair.old] ?? null);
  const next = pair.new === null ? null : (after[pair.new] ?? null);
  const isWhole = old === null || next === null;
  const own = isWhole || pair.isMoved ? 1 : 0;
  // A clause that came or went is one change, however many words it has.
  const numbers = isWhole ? () => first : counter(first + own);
  const title = toRuns(compareTokens(titleTokens(old, segmenter), titleTokens(next, segmenter)), numbers);
  const blocks = compareBodies(old, next, segmenter).map((blockPair) => compareBlocks(blockPair, numbers));
  const inside = isWhole ? 0 : countChanges([title, ...blocks.map(({runs}) => runs)]);
  return {
    anchor: (next ?? old)?.anchor ?? "",
    kind: old === null ? "inserted" : next === null ? "deleted" : inside > 0 ? "changed" : "same",
    oldNumber: pair.old === null ? null : pair.old + 1,
    newNumber: pair.new === null ? null : pair.new + 1,
    isMoved: pair.isMoved,
    change: own > 0 ? first : null,
    title,
    blocks,
    changes: own + inside,
  };
}

function compareBodies(old: ComparedClause | null, next: ComparedClause | null, segmenter: Intl.Segmenter) {
  return pairBlocks(readBlocks(old?.body ?? [], segmenter), readBlocks(next?.body ?? [], segmenter));
}

function counter(first: number): () => number {
  let next = first;
  return () => next++;
}

function titleTokens(clause: ComparedClause | null, segmenter: Intl.Segmenter): Token[] {
  return clause ? tokenize({children: [{text: clause.title}]}, segmenter) : [];
}

function compareBlocks({old, new: next}: BlockPair, numbers: () => number): BlockChange {
  const runs = toRuns(compareTokens(old?.tokens ?? [], next?.tokens ?? []), numbers);
  const {style, listItem, level} = (next ?? old)?.block ?? {};
  const isChanged = runs.some(({kind}) => kind === "changed");
  return {
    kind: old === null ? "inserted" : next === null ? "deleted" : isChanged ? "changed" : "same",
    style: style ?? "normal",
    listItem: listItem ?? null,
    level: level ?? 1,
    runs,
  };
}

function countChanges(lists: readonly (readonly Run[])[]): number {
  return lists.flat().filter(({kind}) => kind === "changed").length;
}

function toRuns(runs: readonly TokenRun[], numbers: () => number): Run[] {
  return runs.map((run) => {
    if (run.kind === "same") return {kind: "same", pieces: toPieces(run.tokens)};
    const deleted = toPieces(run.deleted);
    const inserted = toPieces(run.inserted);
    return {kind: "changed", change: numbers(), deleted, inserted, only: onlyMarks(deleted, inserted)};
  });
}

/** Neighbouring tokens that carry the same marks, as one piece of text. */
function toPieces(tokens: readonly Token[]): Piece[] {
  const pieces: {text: string; marks: readonly Mark[]}[] = [];
  for (const {text, marks} of tokens) {
    const last = pieces.at(-1);
    if (last && canonicalJson(last.marks) === canonicalJson(marks)) last.text += text;
    else pieces.push({text, marks});
  }
  return pieces;
}

function onlyMarks(deleted: readonly Piece[], inserted: readonly Piece[]): "link" | "emphasis" | null {
  if (textOf(deleted) !== textOf(inserted)) return null;
  return canonicalJson(targets(deleted)) === canonicalJson(targets(inserted)) ? "emphasis" : "link";
}

const textOf = (pieces: readonly Piece[]) => pieces.map(({text}) => text).join("");
/** The marks that have a target. An emphasis has only its `_type`; a link has further fields. */
const targets = (pieces: readonly Piece[]) =>
  pieces.flatMap(({marks}) => marks.filter((mark) => Object.keys(mark).length > 1));
