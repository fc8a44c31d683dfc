import type {Logger} from "pino";
import type {Db} from "../db/db.ts";
import {createDispatcher} from "./dispatcher.ts";
import {createOutboxRepository} from "./outbox-repository.ts";
import {type SendMailDeps, sendMail} from "./send-mail.ts";
import {type Address, createSmtpSender} from "./smtp.ts";

export interface MailerDeps extends Omit<SendMailDeps, "transport"> {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly smtpUrl: string;
  readonly from: Address;
}

/** The dispatcher of the outbox, connected to a real mail server. */
export function createMailer({db, now, logger, smtpUrl, from, ...links}: MailerDeps) {
  const transport = createSmtpSender({url: smtpUrl, from});
  return createDispatcher({
    outbox: createOutboxRepository(db),
    send: (mail) => sendMail({transport, ...links}, mail),
    now,
    logger,
  });
}
