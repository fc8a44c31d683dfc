import {FALLBACK_LOCALE, isLocale} from "@gradus/schemas/markets";
import type {Mail, MailContext} from "./mail.ts";
import type {OutboxMail} from "./outbox-repository.ts";
import type {OutgoingMail} from "./smtp.ts";

export interface SendMailDeps extends Omit<MailContext, "locale"> {
  /** Every mail there is, by its name. */
  readonly mails: ReadonlyMap<string, Mail>;
  readonly transport: (mail: OutgoingMail) => Promise<void>;
}

export async function sendMail(
  {mails, transport, secret, siteUrl, publicUrl}: SendMailDeps,
  row: OutboxMail,
) {
  const mail = mails.get(row.template);
  if (!mail) throw new Error(`No mail is called ${row.template}`);
  const locale = isLocale(row.locale) ? row.locale : FALLBACK_LOCALE;
  const written = mail.render(row.payload, {locale, secret, siteUrl, publicUrl});
  await transport({unsubscribeUrl: null, ...written, to: row.to_addr, messageId: row.message_id});
}
