import {type Db, withTransaction} from "../../../core/db/db.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {type DeriveDeps, scheduleDerivation} from "../state/mark-stale.ts";
import {restorableUntil} from "./get-run.ts";
import {createRunRepository, type RunRow} from "./run-repository.ts";
import {findSibling, followSibling, nextSibling, siblingState} from "./siblings.ts";
import {updateShoeDistance} from "./update-shoe-distance.ts";

export interface DeleteDeps extends DeriveDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Finds out what the runs of some days were meant as, now that there are others. */
  readonly pairDays: (tx: Db, user_id: string, days: readonly string[], at: Date) => Promise<void>;
}

/** In a transaction, at a moment. */
type Change = Pick<DeleteDeps, "pairDays" | "enqueue"> & {readonly at: Date};

/**
 * A deleted run counts nowhere, and can be brought back for a while. Where another file has the same run, that one
 * counts from then on. Works twice.
 */
export function deleteRun({db, now, pairDays, enqueue}: DeleteDeps, user_id: string, id: string) {
  return withTransaction(db, async (tx) => {
    const row = await createRunRepository(tx).lock(user_id, id);
    if (!row) throw notFound();
    const deleted_at = row.deleted_at ?? now();
    if (row.deleted_at === null) await changeDeletion(tx, row, deleted_at, {pairDays, enqueue, at: now()});
    return {deleted: true as const, restorable_until: restorableUntil(deleted_at).toISOString()};
  });
}

/** As it was. One that was not deleted stays as it is. */
export function restoreRun(
  {db, now, pairDays, enqueue}: DeleteDeps,
  user_id: string,
  id: string,
): Promise<RunRow> {
  return withTransaction(db, async (tx) => {
    const row = await createRunRepository(tx).lock(user_id, id);
    if (!row) throw notFound();
    if (row.deleted_at === null) return row;
    const isOver = restorableUntil(row.deleted_at) < now();
    if (isOver) throw new AppError("conflict", "It cannot be brought back any more");
    return changeDeletion(tx, row, null, {pairDays, enqueue, at: now()});
  });
}

/** The runs of a file that is sent again: however long ago they were deleted, as long as they are there. */
export function restoreRunsOf(
  {db, now, pairDays, enqueue}: DeleteDeps,
  user_id: string,
  upload_id: string,
): Promise<number> {
  return withTransaction(db, async (tx) => {
    const rows = await createRunRepository(tx).lockDeletedOf(user_id, upload_id);
    for (const row of rows) await changeDeletion(tx, row, null, {pairDays, enqueue, at: now()});
    return rows.length;
  });
}

async function changeDeletion(tx: Db, row: RunRow, deleted_at: Date | null, change: Change) {
  const {pairDays, at} = change;
  // It also has changes of one runner's runs come one after the other.
  await scheduleDerivation(change, tx, row.user_id, row.local_day);
  const siblingFields = deleted_at === null ? siblingState(row, await findSibling(tx, row)) : {};
  const changed = await set(tx, row, {deleted_at, ...siblingFields}, at);
  if (deleted_at === null) await pairDays(tx, row.user_id, [row.local_day], at);
  const next = deleted_at === null ? null : await nextSibling(tx, row.id);
  if (!next) return changed;
  // It may have begun on the other side of midnight.
  await scheduleDerivation(change, tx, next.user_id, next.local_day);
  await set(tx, next, siblingState(next, null), at);
  await followSibling(tx, row.id, next.id);
  await pairDays(tx, row.user_id, [next.local_day], at);
  return changed;
}

async function set(tx: Db, row: RunRow, values: Partial<RunRow>, at: Date) {
  const changed = await createRunRepository(tx).change(row.id, values, at);
  await updateShoeDistance(tx, row, changed);
  return changed;
}
