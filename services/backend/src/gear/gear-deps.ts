import type {Db} from "../core/db/db.ts";

export interface GearDeps {
  readonly db: Db;
  readonly now: () => Date;
}
