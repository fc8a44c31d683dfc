import {mergeClauses} from "@gradus/schemas/legal/merge-clauses";
import type {ComparedClause} from "@gradus/schemas/legal/redline";
import type {ClauseOverrideWords, ClauseWords} from "../data/texts.ts";

interface Words {
  readonly clauses: readonly ClauseWords[];
  readonly overrides: readonly ClauseOverrideWords[];
}

/** The clauses as visitors read them: those of a scope of its own are put into its base first. */
export function readClauses(text: Words, base: Words | null): ComparedClause[] {
  if (base === null) return [...text.clauses];
  // Without words an override changes nothing yet: its author is still typing.
  const written = text.overrides.map((override) => ({...override, body: override.body ?? []}));
  const clauses = base.clauses.map((clause) => ({...clause, body: clause.body ?? []}));
  return mergeClauses(clauses, written);
}
