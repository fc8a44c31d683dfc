import {requireUncommon} from "../../core/crypto/password-policy.ts";
import {hashToken} from "../../core/crypto/token.ts";
import {withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {requireEmail} from "../../core/mail/parse-email.ts";
import {createOneTimeRepository} from "../../core/one-time/one-time-repository.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import {emailHint} from "../account/email-hint.ts";
import {enqueueNotice} from "../account/notices.ts";
import {recordSecurityEvent} from "../account/security-log.ts";
import type {AccountDeps} from "../account-deps.ts";
import {ONE_TIME} from "../one-time-kinds.ts";
import {createSessionRepository} from "../sessions/session-repository.ts";
import {createGuessLimits} from "../sign-in/guess-limits.ts";
import {issueReset} from "./issue-reset.ts";

export type ResetDeps = Pick<AccountDeps, "db" | "now" | "secret" | "passwords" | "wakeMail">;

/** Sends the link. Reports that an address has no account, as the product requires; the caller limits the rate. */
export async function requestReset(deps: ResetDeps, typed: string) {
  const at = deps.now();
  const person = await createAccountRepository(deps.db).findByEmail(requireEmail(typed).norm, at);
  if (!person) throw new AppError("reset_no_account", "No account has this address");
  await withTransaction(deps.db, async (tx) => {
    await issueReset(tx, deps, person);
    await recordSecurityEvent(tx, {user_id: person.id, event: "password.reset_request", at});
  });
  deps.wakeMail();
}

export async function checkReset(deps: Pick<ResetDeps, "db" | "now">, token: string) {
  return {email_hint: emailHint((await findOwner(deps, token)).email)};
}

/** Ends all sessions. */
export async function resetPassword(deps: ResetDeps, token: string, password: string) {
  const owner = await findOwner(deps, token);
  requireUncommon(password, owner);
  const hash = await deps.passwords.hash(password);
  const at = deps.now();
  await withTransaction(deps.db, async (tx) => {
    const used = await createOneTimeRepository(tx).use(hashToken(token), ONE_TIME.reset, at);
    if (!used) throw invalid();
    await createAccountRepository(tx).setPassword(owner.id, hash, at);
    await createSessionRepository(tx).endAll(owner.id, "password", at);
    await createGuessLimits({...deps, db: tx}).reset(owner.id);
    await enqueueNotice(tx, owner, {notice: "password_changed", cause: used.hash, at});
    await recordSecurityEvent(tx, {user_id: owner.id, event: "password.reset", at});
  });
  deps.wakeMail();
}

async function findOwner({db, now}: Pick<ResetDeps, "db" | "now">, token: string) {
  const found = await createOneTimeRepository(db).find(hashToken(token), ONE_TIME.reset, now());
  const owner = found?.user_id ? await createAccountRepository(db).get(found.user_id, now()) : null;
  if (!owner) throw invalid();
  return owner;
}

function invalid() {
  return new AppError("reset_invalid", "This link was used, replaced, or has expired");
}
