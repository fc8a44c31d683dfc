import {FALLBACK_LOCALE, isLocale} from "@gradus/schemas/markets";
import type {Logger} from "pino";
import type {Db} from "../db/db.ts";
import {createDispatcher} from "./dispatcher.ts";
import type {Mail, MailContext} from "./mail.ts";
import {createOutboxRepository, type OutboxMail} from "./outbox-repository.ts";
import type {OutgoingMail} from "./smtp.ts";

export interface MailerDeps extends Omit<MailContext, "locale"> {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly mails: readonly Mail[];
  readonly transport: (mail: OutgoingMail) => Promise<void>;
}

export function createMailer({db, now, logger, mails, ...writing}: MailerDeps) {
  const byName = new Map(mails.map((mail) => [mail.name, mail]));
  if (byName.size < mails.length) throw new Error("Two mails have one name");
  return createDispatcher({
    outbox: createOutboxRepository(db),
    send: (row) => sendMail({...writing, mails: byName}, row),
    forgetsAddress: (template) => byName.get(template)?.forgetsAddress ?? false,
    now,
    logger,
  });
}

interface SendMailDeps extends Omit<MailContext, "locale"> {
  /** Every mail there is, by its name. */
  readonly mails: ReadonlyMap<string, Mail>;
  readonly transport: (mail: OutgoingMail) => Promise<void>;
}

async function sendMail({mails, transport, secret, siteUrl, publicUrl}: SendMailDeps, row: OutboxMail) {
  const mail = mails.get(row.template);
  if (!mail) throw new Error(`No mail is called ${row.template}`);
  const locale = isLocale(row.locale) ? row.locale : FALLBACK_LOCALE;
  const written = mail.render(row.payload, {locale, secret, siteUrl, publicUrl});
  await transport({unsubscribeUrl: null, ...written, to: row.to_addr, messageId: row.message_id});
}
