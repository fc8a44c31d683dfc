import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import {createAudit} from "../../core/audit/audit.ts";
import type {Db} from "../../core/db/db.ts";
import {currentTrace} from "../../core/http/request-trace.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import {membershipMail} from "./mails/membership-mail.ts";
import {type DueMail, mailsForChange, mailsForDate, secondEndedMail} from "./mails-due.ts";
import type {SubscriptionRow} from "./subscription-repository.ts";

export async function mailMembershipChange(
  tx: Db,
  before: SubscriptionRow | null,
  row: SubscriptionRow,
  now: Date,
) {
  await send(tx, row, [...mailsForChange(before, row), ...mailsForDate(row, now)], now);
}

/** Mails what is due because a date has come, without a change. True when a mail is due, sent now or before. */
export async function mailDueNotices(tx: Db, row: SubscriptionRow, now: Date): Promise<boolean> {
  const due = mailsForDate(row, now);
  await send(tx, row, due, now);
  return due.length > 0;
}

/** Mails the owner why we ended their second membership, and audits it. Must be the last step of the transaction. */
export async function mailSecondEnded(tx: Db, row: SubscriptionRow, living: SubscriptionRow, now: Date) {
  await send(tx, row, [secondEndedMail(row)], now);
  await createAudit({db: tx, now: () => now}).append(tx, {
    actor_id: "system",
    actor_role: "system",
    action: "membership.end_second",
    target: row.id,
    after: {living: living.id, user_id: row.user_id},
    ...currentTrace(),
  });
}

async function send(tx: Db, row: SubscriptionRow, letters: readonly DueMail[], at: Date) {
  const reader = letters.length === 0 ? null : await readerOf(tx, row, at);
  if (!reader) return;
  for (const {cause, facts} of letters) {
    await enqueueMail(tx, membershipMail, {dedupe: cause, ...reader, payload: facts, at});
  }
}

/** At the address of the account; before there is one, at that of the checkout. */
async function readerOf(tx: Db, {user_id, email, locale}: SubscriptionRow, now: Date) {
  const person = user_id === null ? null : await createAccountRepository(tx).get(user_id, now);
  if (person) return {to: person.email, locale: person.locale};
  return email === null || user_id !== null ? null : {to: email, locale};
}
