import {hashToken} from "../../core/crypto/token.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createOneTimeRepository, type OneTimeRow} from "../../core/one-time/one-time-repository.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import {recordSecurityEvent} from "../account/security-log.ts";
import {ONE_TIME} from "../one-time-kinds.ts";
import {changeEmail} from "./change-email.ts";
import {codeMac, proofData} from "./email-proof.ts";
import {createEmailRepository} from "./email-repository.ts";
import type {EmailDeps} from "./send-code.ts";

const TRIES_MAX = 5;
const CODE = /^\d{6}$/;

/** By the digits or the link of a mail. Five wrong tries use the code up. */
export async function verifyEmail(deps: EmailDeps, user: string, code: string) {
  const proof = CODE.test(code) ? await checkDigits(deps, user, code) : await checkLink(deps, user, code);
  const address = await withTransaction(deps.db, (tx) => confirm(tx, deps, user, proof));
  deps.wakeMail();
  return address;
}

async function checkDigits({db, now, secret}: EmailDeps, user: string, code: string) {
  const tried = await createOneTimeRepository(db).tryNewest(user, ONE_TIME.emailCode, TRIES_MAX, now());
  if (!tried) throw expired();
  if (proofData.parse(tried.data).code_mac === codeMac(secret, user, code)) return tried;
  const left = TRIES_MAX - tried.tries;
  throw new AppError("code_wrong", "The code is not right", {params: {left}});
}

async function checkLink({db, now}: EmailDeps, user: string, token: string) {
  const found = await createOneTimeRepository(db).find(hashToken(token), ONE_TIME.emailCode, now());
  if (found?.user_id !== user) throw expired();
  return found;
}

async function confirm(tx: Db, deps: EmailDeps, user: string, {hash, data}: OneTimeRow) {
  const at = deps.now();
  const used = await createOneTimeRepository(tx).use(hash, ONE_TIME.emailCode, at);
  const person = await createAccountRepository(tx).get(user, at);
  if (!used || !person) throw expired();
  const {address, norm} = proofData.parse(data);
  if (person.email_norm === norm) {
    await createEmailRepository(tx).markVerified(user, at);
    await recordSecurityEvent(tx, {user_id: user, event: "email.verify", at});
  } else {
    // The address must still be the pending one: the change may have been replaced or withdrawn since.
    if (person.email_pending !== address) throw expired();
    await changeEmail(tx, deps, person, {address, norm});
  }
  return address;
}

function expired() {
  return new AppError("code_expired", "The code has expired");
}
