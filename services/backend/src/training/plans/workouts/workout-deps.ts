import type {Db} from "../../../core/db/db.ts";

export interface WorkoutDeps {
  readonly db: Db;
  readonly now: () => Date;
}

export interface Writer {
  readonly owner: string;
  readonly actor: string;
}

/** Who wrote it, where that was not its runner. */
export const authorOf = ({owner, actor}: Writer): string | null => (actor === owner ? null : actor);
