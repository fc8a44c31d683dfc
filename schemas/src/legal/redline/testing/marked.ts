import type {Piece, Redline, Run} from "../types.ts";

const text = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join("");

/** All paragraphs in one line, `[-deleted-][+inserted+]`, as people write a redline by hand. */
export function marked({clauses}: Redline): string {
  return clauses.flatMap(({blocks}) => blocks.map(({runs}) => runs.map(markedRun).join(""))).join(" / ");
}

function markedRun(run: Run): string {
  if (run.kind === "same") return text(run.pieces);
  const {deleted, inserted} = run;
  return `${deleted.length > 0 ? `[-${text(deleted)}-]` : ""}${inserted.length > 0 ? `[+${text(inserted)}+]` : ""}`;
}
