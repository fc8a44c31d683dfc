import {requireUncommon} from "../../core/crypto/password-policy.ts";
import {newNonce} from "../../core/crypto/token.ts";
import {withTransaction} from "../../core/db/db.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {createOneTimeRepository} from "../../core/one-time/one-time-repository.ts";
import {createAccountRepository, type Person} from "../account/account-repository.ts";
import {enqueueNotice} from "../account/notices.ts";
import {recordSecurityEvent} from "../account/security-log.ts";
import type {AccountDeps} from "../account-deps.ts";
import {ONE_TIME} from "../one-time-kinds.ts";
import {isFresh, PASSWORD_FRESH_MS} from "../sessions/fresh-sign-in.ts";
import {createSessionRepository} from "../sessions/session-repository.ts";
import {requirePassword} from "./require-password.ts";

export type PasswordDeps = Pick<AccountDeps, "db" | "now" | "secret" | "passwords" | "wakeMail">;

export interface PasswordChange {
  readonly user: string;
  readonly session: string;
  readonly auth_time: Date;
  readonly password: string;
  readonly current_password: string | null;
}

/** Sets a password for a user who gives the current one or has just signed in. Every other device is signed out. */
export async function changePassword(deps: PasswordDeps, change: PasswordChange) {
  const at = deps.now();
  const person = await createAccountRepository(deps.db).get(change.user, at);
  if (!person) throw notFound();
  await requireRight(deps, person, change);
  requireUncommon(change.password, person);
  const hash = await deps.passwords.hash(change.password);
  await withTransaction(deps.db, async (tx) => {
    await createAccountRepository(tx).setPassword(person.id, hash, at);
    await createSessionRepository(tx).endOthers(person.id, change.session, "password", at);
    await createOneTimeRepository(tx).close(person.id, ONE_TIME.reset);
    await enqueueNotice(tx, person, {notice: "password_changed", cause: newNonce(), at});
    await recordSecurityEvent(tx, {user_id: person.id, event: "password.change", at});
  });
  deps.wakeMail();
}

async function requireRight(
  deps: PasswordDeps,
  person: Person,
  {auth_time, current_password}: PasswordChange,
) {
  if (person.password_hash === null) return;
  // Given, it has to be right; left out, the sign-in itself must be young.
  if (current_password !== null) return requirePassword(deps, person, current_password);
  if (isFresh(auth_time, deps.now(), PASSWORD_FRESH_MS)) return;
  throw new AppError("invalid", "This is required. Enter a password.", {
    field_errors: {current_password: "password_required"},
  });
}
