import {unwrap} from "../../core/crypto/key-ring.ts";
import {withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {recordSecurityEvent} from "../account/security-log.ts";
import type {AccountDeps} from "../account-deps.ts";
import {stepOf} from "./authenticator.ts";
import {notifyFactorChange} from "./notify-factor-change.ts";
import {recoveryHash} from "./recovery-codes.ts";
import {createSecondFactorRepository, type OtpRow} from "./second-factor-repository.ts";

export type SecondFactorDeps = Pick<AccountDeps, "db" | "now" | "secret" | "wrappingKeys" | "wakeMail">;

const DIGITS = /^\d{6}$/;

/** What a secret is wrapped for: that of another account is not opened. */
export const otpContext = (user: string) => `otp ${user}`;

export type FactorCheck = "none" | "passed" | "missing" | "wrong";

/** Whether the second factor of an account was shown. Every code works once: that of a half minute, and each for recovery. */
export async function checkSecondFactor(
  deps: SecondFactorDeps,
  user: string,
  code: string | undefined,
): Promise<FactorCheck> {
  const row = await createSecondFactorRepository(deps.db).get(user);
  if (!row?.confirmed_at) return "none";
  if (code === undefined || code.trim() === "") return "missing";
  return (await takeCode(deps, row, code)) || (await takeRecoveryCode(deps, user, code)) ? "passed" : "wrong";
}

/**
 * The same for a caller who must show it to go on: throws when it is missing or wrong. Returns whether one was set up.
 */
export async function requireSecondFactor(deps: SecondFactorDeps, user: string, code: string | undefined) {
  const check = await checkSecondFactor(deps, user, code);
  if (check === "missing") throw new AppError("otp_required", "A code of the authenticator app is needed");
  if (check === "wrong") throw wrongCode();
  return check;
}

export function wrongCode() {
  return new AppError("otp_wrong", "The code is not right, or was used");
}

/** A code of the app, at a time at which none as new was taken. */
export async function takeCode(deps: SecondFactorDeps, {user_id, secret_enc}: OtpRow, typedCode: string) {
  const code = typedCode.replaceAll(/\s/g, "");
  if (!DIGITS.test(code)) return false;
  const step = stepOf(unwrap(deps.wrappingKeys, otpContext(user_id), secret_enc), code, deps.now());
  return step !== null && createSecondFactorRepository(deps.db).useStep(user_id, step);
}

async function takeRecoveryCode({db, now, secret, wakeMail}: SecondFactorDeps, user: string, code: string) {
  const at = now();
  const hash = recoveryHash(secret, user, code);
  const isTaken = await withTransaction(db, async (tx) => {
    const isRight = await createSecondFactorRepository(tx).useRecoveryCode(user, hash, at);
    if (!isRight) return false;
    await notifyFactorChange(tx, user, "otp_recovery_use", at);
    await recordSecurityEvent(tx, {user_id: user, event: "otp.recovery_use", at});
    return true;
  });
  if (isTaken) wakeMail();
  return isTaken;
}
