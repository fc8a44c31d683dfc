import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import type {Db} from "../../core/db/db.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import type {GiftRow} from "./gift-repository.ts";
import {giftMail} from "./mails/gift-mail.ts";

interface RecipientMail {
  readonly letter: "received" | "reminder";
  /** The same cause makes one mail. */
  readonly cause: string;
}

/** In the language of the recipient's account if they have one. */
export async function mailGiftRecipient(tx: Db, gift: GiftRow, {letter, cause}: RecipientMail, at: Date) {
  const {recipient_email, recipient_email_norm} = gift;
  if (recipient_email === null || recipient_email_norm === null) return;
  const accounts = createAccountRepository(tx);
  const reader = await accounts.findByEmail(recipient_email_norm, at);
  const giver = gift.giver_id === null ? null : await accounts.get(gift.giver_id, at);
  await enqueueMail(tx, giftMail, {
    dedupe: `gift.${gift.id}.${cause}`,
    to: recipient_email,
    locale: reader?.locale ?? gift.locale,
    payload: {...factsOf(gift, at), letter, from: giver?.first_name ?? "", message: gift.message ?? ""},
    at,
  });
}

export async function mailGiftGiver(tx: Db, gift: GiftRow, template: "bought" | "claimed", at: Date) {
  const giver = gift.giver_id === null ? null : await createAccountRepository(tx).get(gift.giver_id, at);
  if (!giver) return;
  await enqueueMail(tx, giftMail, {
    dedupe: `gift.${gift.id}.${template}`,
    to: giver.email,
    locale: giver.locale,
    payload: {...factsOf(gift, at), letter: template, from: "", message: ""},
    at,
  });
}

function factsOf({id, giver_id, region, months, expires_at}: GiftRow, at: Date) {
  return {gift_id: id, giver_id: giver_id ?? "", region, months, on: (expires_at ?? at).toISOString()};
}
