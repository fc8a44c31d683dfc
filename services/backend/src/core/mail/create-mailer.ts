import type {Logger} from "pino";
import type {Db} from "../db/db.ts";
import {createDispatcher} from "./dispatcher.ts";
import type {Mail, MailContext} from "./mail.ts";
import {createOutboxRepository} from "./outbox-repository.ts";
import {sendMail} from "./send-mail.ts";
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
