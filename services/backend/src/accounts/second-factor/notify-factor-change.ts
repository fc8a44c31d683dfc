import type {Db} from "../../core/db/db.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import type {AccountNotice} from "../account/mails/notice-words.ts";
import {enqueueNotice} from "../account/notices.ts";

type FactorNotice = Extract<AccountNotice, `otp_${string}`>;

/** Notifies the owner by mail: a second factor changed by an intruder locks the owner out. */
export async function notifyFactorChange(tx: Db, user: string, notice: FactorNotice, at: Date) {
  const owner = await createAccountRepository(tx).get(user, at);
  if (owner) await enqueueNotice(tx, owner, {notice, cause: `${user}.${at.getTime()}`, at});
}
