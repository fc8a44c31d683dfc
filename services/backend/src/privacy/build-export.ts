import {type Db, withTransaction} from "../core/db/db.ts";
import {enqueueMail} from "../core/mail/enqueue-mail.ts";
import type {PersonalTable} from "../core/personal-data/personal-table.ts";
import type {ObjectStore} from "../core/storage/object-store.ts";
import type {PictureStore} from "../core/storage/picture-store.ts";
import type {PrivateFiles} from "../core/storage/private-files.ts";
import {zipStream} from "../core/storage/zip-stream.ts";
import {createExportRepository} from "./export-repository.ts";
import {findSubject} from "./find-subject.ts";
import {accountPrivacy} from "./mails/privacy-mail.ts";
import {exportMembers} from "./write-export.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 7 * DAY_MS;
const STALLED_AFTER_MS = 2 * 60 * 60 * 1000;

export interface BuildExportDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly privateFiles: PrivateFiles;
  readonly pictures: PictureStore;
  readonly objects: ObjectStore;
  /** Every table that holds something about people. */
  readonly personalData: readonly PersonalTable[];
  readonly wakeMail: () => void;
}

/** A new attempt replaces what an earlier one left. */
export async function buildExport(deps: BuildExportDeps, id: string) {
  const {db, now, privateFiles: files, pictures, objects, personalData: tables, wakeMail} = deps;
  const row = await createExportRepository(db).begin(id);
  const found = row && (await findSubject(db, row.user_id));
  if (!found) return;
  const {subject, row: owner} = found;
  const at = now();
  const members = exportMembers({db, pictures, objects, tables}, {whose: subject, locale: owner.locale, at});
  const bytes = await files.write(id, zipStream(members, at));
  const isWanted = await withTransaction(db, async (tx) => {
    const expires_at = new Date(at.getTime() + KEPT_MS);
    const isFinished = await createExportRepository(tx).finish(id, {bytes, ready_at: at, expires_at});
    if (!isFinished) return false;
    await enqueueMail(tx, accountPrivacy, {
      dedupe: `account-export.${id}`,
      locale: owner.locale,
      to: owner.email,
      payload: {letter: "export_ready", region: owner.region, on: expires_at.toISOString()},
      at,
    });
    return true;
  });
  // The account went away meanwhile, and its copy with it.
  if (isWanted) wakeMail();
  else await files.remove(id);
}

/** Removes copies a week after they were made, and lets users request another where none was completed. */
export async function cleanUpExports({
  db,
  now,
  privateFiles: files,
}: Pick<BuildExportDeps, "db" | "now" | "privateFiles">) {
  const at = now();
  const exports = createExportRepository(db);
  const expired = await exports.expire(at);
  const failed = await exports.failStalled(new Date(at.getTime() - STALLED_AFTER_MS));
  for (const {id} of [...expired, ...failed]) await files.remove(id);
}
