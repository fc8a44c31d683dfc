import {recordSecurityEvent} from "../accounts/account/security-log.ts";
import type {AccountDeps} from "../accounts/account-deps.ts";
import type {DataExport, ExportReply} from "../contract/privacy.ts";
import {type Db, withTransaction} from "../core/db/db.ts";
import {newId} from "../core/db/new-id.ts";
import {AppError} from "../core/errors.ts";
import type {Enqueue} from "../core/jobs/job-queue.ts";
import {createExportRepository, type ExportRow} from "./export-repository.ts";
import type {PRIVACY_KINDS} from "./job-kinds.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type ExportDeps = Pick<AccountDeps, "db" | "now"> & {readonly enqueue: Enqueue<typeof PRIVACY_KINDS>};

/** Requests a copy of all data of a user's account: once a day, and not while one is being made. */
export async function requestExport({db, now, enqueue}: ExportDeps, user: string): Promise<ExportReply> {
  const at = now();
  await withTransaction(db, async (tx) => {
    const exports = createExportRepository(tx);
    const recent = await exports.lockNewestSince(user, new Date(at.getTime() - DAY_MS));
    if (recent) throw tooSoon(recent, at);
    const id = newId("exp");
    await exports.add({id, user_id: user, state: "requested", requested_at: at});
    await enqueue(tx, "build-export", {export_id: id});
    await recordSecurityEvent(tx, {user_id: user, event: "export.request", at});
  });
  return getExport({db, now}, user);
}

/** The newest export, and the time from which another may be requested; `next_at` is null when that is now. */
export async function getExport({db, now}: {db: Db; now: () => Date}, user: string): Promise<ExportReply> {
  const newest = await createExportRepository(db).getNewest(user);
  if (!newest) return {export: null, next_at: null};
  const next = nextAt(newest);
  const isFree = newest.state === "failed" || next <= now();
  return {export: describeExport(newest), next_at: isFree ? null : next.toISOString()};
}

function nextAt({requested_at}: ExportRow) {
  return new Date(requested_at.getTime() + DAY_MS);
}

function tooSoon(recent: ExportRow, at: Date) {
  const retry_after = Math.ceil((nextAt(recent).getTime() - at.getTime()) / 1000);
  return new AppError("rate_limited", "One copy a day", {params: {retry_after}});
}

function describeExport({id, state, bytes, requested_at, ready_at, expires_at}: ExportRow): DataExport {
  return {
    id,
    state,
    bytes,
    requested_at: requested_at.toISOString(),
    ready_at: ready_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
  };
}
