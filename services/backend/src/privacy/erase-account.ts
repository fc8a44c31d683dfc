import {lt} from "drizzle-orm";
import {type AccountRow, createAccountRepository} from "../accounts/account/account-repository.ts";
import {createDeletionRepository} from "../accounts/account/deletion-repository.ts";
import {createAudit} from "../core/audit/audit.ts";
import type {Secret} from "../core/crypto/secret.ts";
import {newNonce} from "../core/crypto/token.ts";
import {type Db, withTransaction} from "../core/db/db.ts";
import {currentTrace} from "../core/http/request-trace.ts";
import {deleteUserJobs} from "../core/jobs/delete-user-jobs.ts";
import {enqueueMail} from "../core/mail/enqueue-mail.ts";
import type {PersonalTable, Subject} from "../core/personal-data/personal-table.ts";
import type {DeletedList} from "../core/storage/deleted-list.ts";
import type {ObjectStore} from "../core/storage/object-store.ts";
import type {PictureStore} from "../core/storage/picture-store.ts";
import type {PrivateFiles} from "../core/storage/private-files.ts";
import {findSubject} from "./find-subject.ts";
import {accountDeleted} from "./mails/privacy-mail.ts";
import {tombstone} from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HASHES_KEPT_MS = 365 * DAY_MS;

export interface EraseDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secret: Secret;
  readonly privateFiles: PrivateFiles;
  readonly pictures: PictureStore;
  readonly objects: ObjectStore;
  /** Who was deleted, for a restored backup. */
  readonly deletedList: DeletedList;
  /** Every table that holds something about people, in the order in which they are emptied. */
  readonly personalData: readonly PersonalTable[];
  readonly wakeMail: () => void;
}

/** Erases every account whose waiting period is over. A failure does not block the other accounts, and is retried. */
export async function eraseDueAccounts(deps: EraseDeps) {
  const failures: unknown[] = [];
  for (const user of await createDeletionRepository(deps.db).listDue(deps.now())) {
    await eraseAccount(deps, user).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "Accounts could not be erased");
}

/**
 * Erases an account table by table, each in a transaction of its own and bearing to run twice, so that a crash in
 * between only means to begin again. The account itself goes last, with what is left of it.
 */
export async function eraseAccount(deps: EraseDeps, user: string, {isRepeated = false} = {}) {
  const {db, privateFiles: files, pictures, objects, personalData} = deps;
  if (!(await createDeletionRepository(db).start(user, deps.now()))) return;
  const found = await findSubject(db, user);
  if (!found) throw new Error("An account on its way out is gone");
  await createDeletionRepository(db).keepHashes(user, await digest(deps, found));
  await withTransaction(db, (tx) => deleteUserJobs(tx, user));
  for (const {erase} of personalData) {
    if (!erase) continue;
    await withTransaction(db, async (tx) => {
      // Another worker may have ended it meanwhile, and its farewell is not ours to erase.
      if (!(await createDeletionRepository(tx).hold(user))) return;
      await erase(tx, {...found.subject, files, pictures, objects});
    });
  }
  // Before the row is marked as done: an account that is listed twice is still erased only once.
  await deps.deletedList.add(user, deps.now());
  await withTransaction(db, (tx) => addTombstone(tx, deps, found.row, isRepeated));
  deps.wakeMail();
}

/** Keyed digests of what may come again: an address, devices. They do not reveal the values or the person. */
async function digest(
  {db, secret, personalData}: EraseDeps,
  {row, subject}: {row: AccountRow; subject: Subject},
) {
  const hashes: Record<string, readonly string[]> = {email: [secret.sign("tombstone-email", row.email_norm)]};
  for (const {digest: table} of personalData) {
    const values = table ? await table.read(db, subject) : [];
    if (table && values.length > 0)
      hashes[table.as] = values.map((value) => secret.sign(`tombstone-${table.as}`, value));
  }
  return hashes;
}

async function addTombstone(tx: Db, {now}: EraseDeps, row: AccountRow, isRepeated: boolean) {
  // Of two workers that reach this point, only one sends the farewell mail.
  const ended = await createDeletionRepository(tx).end(row.id);
  if (!ended) return;
  const at = now();
  await tx
    .insert(tombstone)
    .values({user_id: row.id, deleted_at: at, actor: ended.cause, hashes: ended.hashes ?? {}})
    .onConflictDoNothing();
  await createAccountRepository(tx).empty(row.id, at);
  // A user who was notified at the first erasure is not notified again.
  if (!isRepeated) await mailAccountDeleted(tx, row, at);
  const entry = {actor_id: "system", actor_role: "system", action: "account.erase", target: row.id} as const;
  await createAudit({db: tx, now}).append(tx, {...entry, ...currentTrace()});
}

function mailAccountDeleted(tx: Db, {locale, email, region}: AccountRow, at: Date) {
  return enqueueMail(tx, accountDeleted, {
    // By no id: the mail is what is left of the account for a moment.
    dedupe: `account-deleted.${newNonce()}`,
    locale,
    to: email,
    payload: {region, on: at.toISOString()},
    at,
  });
}

/** After a year a tombstone can no longer be linked to a person, and no backup is that old. */
export async function cleanUpTombstones({
  db,
  now,
  deletedList,
}: Pick<EraseDeps, "db" | "now" | "deletedList">) {
  const before = new Date(now().getTime() - HASHES_KEPT_MS);
  for (const {id, deleted_at} of await deletedList.list())
    if (deleted_at < before) await deletedList.remove(id);
  await db.update(tombstone).set({hashes: {}}).where(lt(tombstone.deleted_at, before));
}
