import {FALLBACK_LOCALE, isLocale} from "@gradus/schemas/markets";
import {isTemplateName, TEMPLATES, type TemplateContext} from "../../server/templates.ts";
import type {OutboxMail} from "./outbox-repository.ts";
import type {OutgoingMail} from "./smtp.ts";

export interface SendMailDeps extends Pick<TemplateContext, "newsletterLinks" | "accountLinks"> {
  readonly transport: (mail: OutgoingMail) => Promise<void>;
}

/** Writes the mail of an outbox row in its language, and hands it over. */
export async function sendMail({transport, newsletterLinks, accountLinks}: SendMailDeps, mail: OutboxMail) {
  if (!isTemplateName(mail.template)) throw new Error(`No template is called ${mail.template}`);
  const locale = isLocale(mail.locale) ? mail.locale : FALLBACK_LOCALE;
  const rendered = TEMPLATES[mail.template](mail.payload, {locale, newsletterLinks, accountLinks});
  await transport({unsubscribeUrl: null, ...rendered, to: mail.to_addr, messageId: mail.message_id});
}
