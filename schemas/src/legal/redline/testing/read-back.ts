import type {ClauseChange, ComparedClause, Piece, Redline, Run} from "../types.ts";

interface PlainClause {
  readonly title: string;
  readonly blocks: readonly string[];
}

/** A text without its structure of spans: what a reader reads. */
export function plain(clauses: readonly ComparedClause[]): PlainClause[] {
  return clauses.map(({title, body}) => ({
    title,
    blocks: (body ?? []).map(
      ({listItem, level, children}) =>
        `${listItem ?? ""}${level ?? 1}:${(children ?? []).map(({text, marks}) => `${text}${marks?.length ? "*" : ""}`).join("")}`,
    ),
  }));
}

export const oldText = (result: Redline) => readBack(result, "old");
export const newText = (result: Redline) => readBack(result, "new");

function readBack({clauses}: Redline, side: "old" | "new"): PlainClause[] {
  const clauseNumber = ({oldNumber, newNumber}: ClauseChange) => (side === "old" ? oldNumber : newNumber);
  return clauses
    .filter((clause) => clauseNumber(clause) !== null)
    .sort((a, b) => (clauseNumber(a) ?? 0) - (clauseNumber(b) ?? 0))
    .map(({title, blocks}) => ({
      title: textOn(title, side),
      blocks: blocks
        .filter(({kind}) => kind !== (side === "old" ? "inserted" : "deleted"))
        .map(({listItem, level, runs}) => `${listItem ?? ""}${level}:${textOn(runs, side)}`),
    }));
}

function textOn(runs: readonly Run[], side: "old" | "new"): string {
  return runs
    .flatMap<Piece>((run) => {
      if (run.kind === "same") return run.pieces;
      return side === "old" ? run.deleted : run.inserted;
    })
    .reduce<Piece[]>(joinLike, [])
    .map(({text, marks}) => `${text}${marks.length > 0 ? "*" : ""}`)
    .join("");
}

/** Merges adjacent pieces with equal marks: the boundary of a change is not part of the text. */
function joinLike(pieces: Piece[], piece: Piece): Piece[] {
  const last = pieces.at(-1);
  if (!last || JSON.stringify(last.marks) !== JSON.stringify(piece.marks)) return [...pieces, piece];
  return [...pieces.slice(0, -1), {text: last.text + piece.text, marks: last.marks}];
}
