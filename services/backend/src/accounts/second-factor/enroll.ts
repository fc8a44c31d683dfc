import {wrap} from "../../core/crypto/key-ring.ts";
import {withTransaction} from "../../core/db/db.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import {recordSecurityEvent} from "../account/security-log.ts";
import {isStaff} from "../account/user-head.ts";
import type {AccountDeps} from "../account-deps.ts";
import {createSessionRepository} from "../sessions/session-repository.ts";
import {describeSecret, newSecret} from "./authenticator.ts";
import {otpContext, type SecondFactorDeps, takeCode, wrongCode} from "./check-second-factor.ts";
import {notifyFactorChange} from "./notify-factor-change.ts";
import {newRecoveryCodes, recoveryHash} from "./recovery-codes.ts";
import {createSecondFactorRepository} from "./second-factor-repository.ts";

const GUESSES = {burst: 10, perMinute: 10 / 15};

/** Sign-in does not require the secret until a code has proven that the app has it. */
export async function enroll({db, now, wrappingKeys}: SecondFactorDeps, user: string) {
  const at = now();
  const person = await createAccountRepository(db).get(user, at);
  if (!person) throw notFound();
  // Sign-in through a provider never requires a code, so a user who wants a second factor needs a password.
  if (person.password_hash === null) throw new AppError("password_needed", "Set a password first");
  const secret = newSecret();
  const secret_enc = wrap(wrappingKeys, otpContext(user), secret);
  const isBegun = await createSecondFactorRepository(db).begin(user, secret_enc, at);
  if (!isBegun) throw new AppError("conflict", "A second factor is in use: remove it first");
  return describeSecret(secret, person.email);
}

interface Confirmation {
  readonly user: string;
  readonly session: string;
  readonly code: string;
}

/** From here on a code is required. The recovery codes are returned this once only. */
export async function confirmEnrolment(deps: SecondFactorDeps, {user, session, code}: Confirmation) {
  const {db, now, secret} = deps;
  const at = now();
  await limitSubject(deps, "otp-confirm", user, GUESSES);
  const row = await createSecondFactorRepository(db).get(user);
  if (!row || row.confirmed_at) throw new AppError("conflict", "No enrolment waits to be confirmed");
  if (!(await takeCode(deps, row, code))) throw wrongCode();
  const codes = newRecoveryCodes();
  await withTransaction(db, async (tx) => {
    const factors = createSecondFactorRepository(tx);
    if (!(await factors.confirm(user, at))) throw new AppError("conflict", "It was confirmed meanwhile");
    await factors.replaceRecoveryCodes(
      user,
      codes.map((each) => recoveryHash(secret, user, each)),
    );
    await createSessionRepository(tx).noteFactor(session);
    await notifyFactorChange(tx, user, "otp_enroll", at);
    await recordSecurityEvent(tx, {user_id: user, event: "otp.enroll", at});
  });
  deps.wakeMail();
  return codes;
}

type RemovalDeps = Pick<AccountDeps, "db" | "now" | "wakeMail" | "needsStaffFactor">;

/** Idempotent. The caller requires a recent sign-in, which has verified the factor itself. */
export async function removeSecondFactor(deps: RemovalDeps, user: string) {
  const {db, now, wakeMail} = deps;
  const at = now();
  if (await isFactorRequired(deps, user)) throw new AppError("forbidden", "Staff keep their second factor");
  await withTransaction(db, async (tx) => {
    const factors = createSecondFactorRepository(tx);
    const wasInUse = await factors.isConfirmed(user);
    await factors.remove(user);
    if (!wasInUse) return;
    await notifyFactorChange(tx, user, "otp_remove", at);
    await recordSecurityEvent(tx, {user_id: user, event: "otp.remove", at});
  });
  wakeMail();
}

export async function isFactorRequired(
  {db, now, needsStaffFactor}: Pick<RemovalDeps, "db" | "now" | "needsStaffFactor">,
  user: string,
) {
  if (!needsStaffFactor) return false;
  const person = await createAccountRepository(db).get(user, now());
  return person !== null && isStaff(person.roles);
}
