import {brand} from "@gradus/schemas/brand";
import {type MailContent, mailHtml} from "./mail-html.ts";

export interface MailMessage extends MailContent {
  readonly subject: string;
}

export function renderMailMessage(message: MailMessage) {
  const {subject, heading, before, code, button, after, footer} = message;
  return {
    subject,
    text: [
      heading,
      ...before,
      ...(code ? [code.words] : []),
      `${button.label}\n${button.url}`,
      ...after,
      `--\n${brand.name}\n${footer.label}\n${footer.url}`,
    ].join("\n\n"),
    html: mailHtml(message),
  };
}
