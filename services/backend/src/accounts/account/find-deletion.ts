import type {Db} from "../../core/db/db.ts";
import type {AccountRow} from "./account-repository.ts";
import {createDeletionRepository} from "./deletion-repository.ts";

export async function findDeletion(db: Db, {id, state}: Pick<AccountRow, "id" | "state">) {
  return state === "deleting" ? createDeletionRepository(db).dueAt(id) : null;
}
