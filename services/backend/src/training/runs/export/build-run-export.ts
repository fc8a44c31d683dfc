import {RUN_EXPORT_LIFETIME} from "../../../contract/run-export-values.ts";
import {zipStream} from "../../../core/storage/zip-stream.ts";
import type {RunExportDeps} from "./export-deps.ts";
import {exportMembers} from "./export-members.ts";
import {createRunExportRepository} from "./export-repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const GIVE_UP_AFTER_MS = 3 * 60 * 60 * 1000;

type Deps = Pick<RunExportDeps, "db" | "now" | "objects" | "privateFiles">;

/** A restart replaces what an earlier attempt has left. */
export async function buildRunExport(
  {db, now, objects, privateFiles}: Deps,
  id: string,
  signal: AbortSignal,
) {
  const exports = createRunExportRepository(db);
  const row = await exports.begin(id);
  if (!row) return;
  const at = now();
  const onRun = async (done: number) => {
    signal.throwIfAborted();
    await exports.advance(id, done);
  };
  const members = exportMembers({db, objects}, {user_id: row.user_id, format: row.format, onRun});
  const bytes = await privateFiles.write(id, zipStream(members, at));
  const ready_at = now();
  const expires_at = new Date(ready_at.getTime() + RUN_EXPORT_LIFETIME.days * DAY_MS);
  // The account was removed in the meantime, or it took too long: no user would fetch the file.
  if (!(await exports.finish(id, {bytes, ready_at, expires_at}))) await privateFiles.remove(id);
}

/**
 * Retention job: removes files after some days, and marks abandoned exports as failed, so that users can request again.
 */
export async function cleanUpRunExports({db, now, privateFiles}: Omit<Deps, "objects">) {
  const exports = createRunExportRepository(db);
  const expired = await exports.expire(now());
  const failed = await exports.giveUp(new Date(now().getTime() - GIVE_UP_AFTER_MS));
  for (const {id} of [...expired, ...failed]) await privateFiles.remove(id);
}
