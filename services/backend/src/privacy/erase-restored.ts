import {createDeletionRepository} from "../accounts/account/deletion-repository.ts";
import {withTransaction} from "../core/db/db.ts";
import {type EraseDeps, eraseAccount} from "./erase-account.ts";
import {findSubject} from "./find-subject.ts";

/** Erases again the accounts that a restored backup brought back, before other users can see them. Returns how many. */
export async function eraseRestored(deps: EraseDeps): Promise<number> {
  let erased = 0;
  for (const {id} of await deps.deletedList.list()) {
    const found = await findSubject(deps.db, id);
    // A backup from before they came, or one that knows.
    if (!found || found.row.state === "deleted") continue;
    await withTransaction(deps.db, (tx) => createDeletionRepository(tx).beginAgain(id, deps.now()));
    await eraseAccount(deps, id, {isRepeated: true});
    erased += 1;
  }
  return erased;
}
