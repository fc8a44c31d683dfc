import type {Db} from "../db/db.ts";

export interface GearDeps {
  readonly db: Db;
  readonly now: () => Date;
}
