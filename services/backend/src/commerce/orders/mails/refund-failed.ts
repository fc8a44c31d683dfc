import {brand} from "@gradus/schemas/brand";
import {CURRENCIES} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail, type MailContext} from "../../../core/mail/mail.ts";
import {mailHtml} from "../../../core/mail/mail-html.ts";
import {formatMoney} from "../../money/format-money.ts";

const payload = z.object({
  pretty_id: z.string(),
  refund_id: z.string(),
  currency: z.enum(CURRENCIES),
  amount: z.int(),
});

/** To staff, in English only: it is the language staff work in. */
export const refundFailed = defineMail({name: "refund_failed", payload, write});

function write({pretty_id, refund_id, currency, amount}: z.infer<typeof payload>, {siteUrl}: MailContext) {
  const heading = `A refund of order ${pretty_id} failed`;
  const lines = [
    `${formatMoney(amount, currency, "en")} did not reach the shopper (${refund_id}). The order counts it as not given back.`,
    "Ask the shopper for another way, and give it back anew. The shopper has not been written to.",
  ];
  return {
    subject: heading,
    text: [heading, ...lines, `--\n${brand.name}\n${siteUrl}`].join("\n\n"),
    html: mailHtml({
      locale: "en",
      heading,
      before: lines,
      button: {label: "Open the shop", url: siteUrl},
      after: [],
      footer: {label: new URL(siteUrl).host, url: siteUrl},
    }),
    unsubscribeUrl: null,
  };
}
