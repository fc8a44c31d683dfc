import type {Db} from "../../../core/db/db.ts";

export interface LibraryDeps {
  readonly db: Db;
  readonly now: () => Date;
}
