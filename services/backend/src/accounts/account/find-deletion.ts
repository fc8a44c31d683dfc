import type {Db} from "../../core/db/db.ts";
import type {AccountRow} from "./account-repository.ts";
import {createDeletionRepository} from "./deletion-repository.ts";

/** Until when an account that is on its way out may be kept; null for all others. */
export async function findDeletion(db: Db, {id, state}: Pick<AccountRow, "id" | "state">) {
  return state === "deleting" ? createDeletionRepository(db).dueAt(id) : null;
}
