import type {Db} from "../core/db/db.ts";
import {createShareChanges} from "./share-changes.ts";
import {createShareReads} from "./share-reads.ts";

export function createShareRepository(db: Db) {
  return {...createShareReads(db), ...createShareChanges(db)};
}
