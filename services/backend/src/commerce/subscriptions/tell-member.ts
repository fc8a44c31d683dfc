import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import type {Db} from "../../core/db/db.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import {type DueLetter, lettersOfChange, lettersOfDay} from "./letters-due.ts";
import {membershipLetter} from "./mails/membership-letter.ts";
import type {SubscriptionRow} from "./subscription-repository.ts";

/** Writes to whoever pays: of what has changed, and of the days that have come. */
export async function tellMember(tx: Db, before: SubscriptionRow | null, row: SubscriptionRow, now: Date) {
  await send(tx, row, [...lettersOfChange(before, row), ...lettersOfDay(row, now)], now);
}

/** Because a day has come, and nothing changed. True when there was something to tell, now or before. */
export async function tellOfDay(tx: Db, row: SubscriptionRow, now: Date): Promise<boolean> {
  const due = lettersOfDay(row, now);
  await send(tx, row, due, now);
  return due.length > 0;
}

async function send(tx: Db, row: SubscriptionRow, letters: readonly DueLetter[], at: Date) {
  const reader = letters.length === 0 ? null : await readerOf(tx, row, at);
  if (!reader) return;
  for (const {cause, facts} of letters) {
    await enqueueMail(tx, membershipLetter, {dedupe: cause, ...reader, payload: facts, at});
  }
}

/** At the address of the account; before there is one, at that of the checkout. */
async function readerOf(tx: Db, {user_id, email, locale}: SubscriptionRow, now: Date) {
  const person = user_id === null ? null : await createAccountRepository(tx).get(user_id, now);
  if (person) return {to: person.email, locale: person.locale};
  return email === null || user_id !== null ? null : {to: email, locale};
}
