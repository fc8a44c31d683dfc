import {createAccountRepository, type Person} from "../accounts/account/account-repository.ts";
import {createDeletionRepository} from "../accounts/account/deletion-repository.ts";
import {requireAnotherAdmin} from "../accounts/account/require-another-admin.ts";
import {recordSecurityEvent} from "../accounts/account/security-log.ts";
import type {AccountDeps} from "../accounts/account-deps.ts";
import {createSessionRepository} from "../accounts/sessions/session-repository.ts";
import {type Db, withTransaction} from "../core/db/db.ts";
import {AppError, notFound} from "../core/errors.ts";
import {enqueueMail} from "../core/mail/enqueue-mail.ts";
import type {DeletionStart, PersonalTable} from "../core/personal-data/personal-table.ts";
import {findSubject} from "./find-subject.ts";
import {accountPrivacy} from "./mails/privacy-mail.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WAIT_MS = 14 * DAY_MS;

export type DeletionDeps = Pick<AccountDeps, "db" | "now" | "wakeMail"> &
  Pick<DeletionStart, "enqueue"> & {
    /** Every table that holds something about people. */
    readonly personalData: readonly PersonalTable[];
  };

/**
 * Schedules an account for deletion: ends all its sessions, and for two weeks its owner may sign in and cancel. Public
 * visibility depends on the account's state, so public data disappears at once and reappears on cancellation.
 */
export async function requestDeletion(deps: DeletionDeps, user: string, typedName: string): Promise<Date> {
  const at = deps.now();
  const person = await createAccountRepository(deps.db).get(user, at);
  if (!person) throw notFound();
  requireName(person, typedName);
  const dueAt = new Date(at.getTime() + WAIT_MS);
  await withTransaction(deps.db, async (tx) => {
    await requireAnotherAdmin(tx, person, at);
    if (!(await createDeletionRepository(tx).begin(user, at, dueAt))) {
      throw new AppError("conflict", "The account is on its way out already");
    }
    await createSessionRepository(tx).endAll(user, "deleted", at);
    await hideFromOthers(tx, deps, user, at);
    await enqueueMail(tx, accountPrivacy, {
      dedupe: `account-leaving.${user}.${at.toISOString()}`,
      locale: person.locale,
      to: person.email,
      payload: {letter: "account_leaving", region: person.region, on: dueAt.toISOString()},
      at,
    });
    await recordSecurityEvent(tx, {user_id: user, event: "account.delete", at});
  });
  deps.wakeMail();
  return dueAt;
}

/** The first step of a deletion: others lose sight of the user's data at once, before anything is erased. */
export async function hideFromOthers(tx: Db, {personalData, enqueue}: DeletionDeps, user: string, at: Date) {
  const found = await findSubject(tx, user);
  if (!found) return;
  for (const {end} of personalData) await end?.(tx, found.subject, {at, enqueue});
}

function requireName({user_name}: Person, typed: string) {
  if (typed.trim() === user_name) return;
  throw new AppError("invalid", "Type the user name as it is written", {
    field_errors: {user_name: typed.trim() === "" ? "required" : "unknown_value"},
  });
}

/** Does nothing when none is pending. */
export async function cancelDeletion({db, now}: Pick<DeletionDeps, "db" | "now">, user: string) {
  const at = now();
  await withTransaction(db, async (tx) => {
    const isKept = await createDeletionRepository(tx).cancel(user, at);
    if (isKept) return recordSecurityEvent(tx, {user_id: user, event: "account.keep", at});
    const person = await createAccountRepository(tx).get(user, at);
    if (person?.state !== "active") throw new AppError("conflict", "The account is being deleted");
  });
}
