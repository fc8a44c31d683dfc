import type {ComparedClause} from "@gradus/schemas/legal/redline";

export interface AlignedClause<C> {
  readonly anchor: string;
  /** One per text, in their order; null where a text lacks the clause. */
  readonly clauses: readonly ({readonly number: number; readonly clause: C} | null)[];
}

/** The clauses of several languages in rows: equal anchors beside each other, in the order of the first text. */
export function alignClauses<C extends Pick<ComparedClause, "anchor">>(
  texts: readonly (readonly C[])[],
): AlignedClause<C>[] {
  const anchors = [...new Set(texts.flatMap((clauses) => clauses.map(({anchor}) => anchor)))];
  return anchors.map((anchor) => ({
    anchor,
    clauses: texts.map((clauses) => {
      const index = clauses.findIndex((clause) => clause.anchor === anchor);
      const clause = clauses[index];
      return clause ? {number: index + 1, clause} : null;
    }),
  }));
}
