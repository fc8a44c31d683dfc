import type {Db} from "../../../core/db/db.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";

export interface WorkoutDeps {
  readonly db: Db;
  readonly now: () => Date;
}

export interface Writer {
  readonly owner: string;
  readonly actor: string;
  readonly page: PageLocale;
}

/** Who wrote it, where that was not its runner. */
export const authorOf = ({owner, actor}: Pick<Writer, "owner" | "actor">): string | null =>
  actor === owner ? null : actor;
