import type {z} from "zod";
import type {Db} from "../db/db.ts";
import type {MailOf} from "./mail.ts";
import {createOutboxRepository} from "./outbox-repository.ts";

export interface NewMail<Payload> {
  /** The cause: the same one makes one mail. */
  readonly dedupe: string;
  readonly to: string;
  readonly locale: string;
  readonly payload: Payload;
  readonly at: Date;
}

/** Call it with the transaction that causes the mail: rolled back, there is no mail. */
export async function enqueueMail<Payload extends z.ZodType>(
  tx: Db,
  mail: MailOf<Payload>,
  {dedupe, to, locale, payload, at}: NewMail<z.input<Payload>>,
) {
  await createOutboxRepository(tx).add({dedupe, template: mail.name, locale, to_addr: to, payload, now: at});
}
