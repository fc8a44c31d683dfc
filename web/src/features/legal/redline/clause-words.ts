import type {ClauseChange, Run} from "@gradus/schemas/legal/redline";

/** The number of a clause in the new text; a deleted clause keeps its old number. */
export function clauseNumber({newNumber, oldNumber}: ClauseChange): number {
  return newNumber ?? oldNumber ?? 0;
}

/** The title as it reads now; of a deleted clause as it read last. */
export function clauseTitle({kind, title}: ClauseChange): string {
  return title
    .flatMap((run) => (run.kind === "same" ? run.pieces : kind === "deleted" ? run.deleted : run.inserted))
    .map(({text}) => text)
    .join("");
}

export function firstChange({change, title, blocks}: ClauseChange): number {
  const runs: readonly Run[] = [...title, ...blocks.flatMap((block) => block.runs)];
  return change ?? runs.find((run) => run.kind === "changed")?.change ?? 0;
}
