import {count} from "drizzle-orm";
import type {RunExport} from "../../../contract/run-export.ts";
import type {RunExportFormat} from "../../../contract/run-export-values.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {AppError} from "../../../core/errors.ts";
import {activity} from "../activities/tables.ts";
import type {RunExportDeps} from "./export-deps.ts";
import {isExported} from "./export-members.ts";
import {createRunExportRepository, type RunExportRow} from "./export-repository.ts";

/** Requests an export of all runs in one file. Removes the file of an earlier export: there is one file at a time. */
export async function requestRunExport(
  {db, now, enqueue, privateFiles}: Pick<RunExportDeps, "db" | "now" | "enqueue" | "privateFiles">,
  user_id: string,
  format: RunExportFormat,
): Promise<RunExport> {
  const {row, replaced} = await withTransaction(db, async (tx) => {
    const exports = createRunExportRepository(tx);
    const newest = await exports.lockNewest(user_id);
    if (newest?.state === "requested" || newest?.state === "building")
      throw new AppError("conflict", "An export is being made");
    const old = await exports.replaceReady(user_id);
    const id = newId("rex");
    const total = await countRuns(tx, user_id);
    const added = await exports.add({id, user_id, format, total, state: "requested", requested_at: now()});
    await enqueue(tx, "export-runs", {export_id: id}, {key: id, account: user_id});
    return {row: added, replaced: old};
  });
  for (const {id} of replaced) await privateFiles.remove(id);
  return toRunExport(row);
}

export async function getRunExport(db: Db, user_id: string): Promise<RunExport | null> {
  const newest = await createRunExportRepository(db).getNewest(user_id);
  return newest && toRunExport(newest);
}

async function countRuns(tx: Db, user_id: string) {
  const [found] = await tx.select({runs: count()}).from(activity).where(isExported(user_id));
  return found?.runs ?? 0;
}

function toRunExport(row: RunExportRow): RunExport {
  const {id, format, state, total, done, bytes, requested_at, ready_at, expires_at} = row;
  return {
    id,
    format,
    state,
    total,
    done,
    bytes,
    requested: requested_at.toISOString(),
    ready: ready_at?.toISOString() ?? null,
    expires: expires_at?.toISOString() ?? null,
  };
}
