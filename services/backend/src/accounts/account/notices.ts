import type {Db} from "../../core/db/db.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import type {AccountRow} from "./account-repository.ts";
import {accountNotice} from "./mails/notice.ts";
import type {AccountNotice} from "./mails/notice-words.ts";

export interface NewNotice {
  readonly notice: AccountNotice;
  /** What it is about: the same cause makes one mail. */
  readonly cause: string;
  readonly at: Date;
  readonly browser?: string | null;
}

type Recipient = Pick<AccountRow, "email" | "locale" | "region" | "is_demo">;

/** Call it with the transaction that makes the change. */
export async function enqueueNotice(tx: Db, to: Recipient, {notice, cause, at, browser}: NewNotice) {
  await enqueueMail(tx, accountNotice, {
    dedupe: `account-${notice}.${cause}`,
    locale: to.locale,
    to: to.email,
    payload: {notice, region: to.region, at: at.toISOString(), browser: browser ?? ""},
    at,
  });
}
