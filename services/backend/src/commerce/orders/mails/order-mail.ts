import {brand} from "@gradus/schemas/brand";
import type {MarketParams} from "@gradus/schemas/markets";
import {z} from "zod";
import {type MailContext, mailMarket} from "../../../core/mail/mail.ts";
import {mailHtml} from "../../../core/mail/mail-html.ts";
import {createOrderLinks, documentPage, orderPage} from "../order-links.ts";

export const orderMailPayload = z.object({
  order_id: z.string(),
  pretty_id: z.string(),
  region: z.string(),
  /** When the link was made; it opens the order for as long as things may be sent back. */
  at: z.iso.datetime(),
});

interface OrderMailContent {
  readonly subject: string;
  readonly text: string;
  /** One a line. */
  readonly facts: readonly string[];
  readonly button: string;
  /** The number of the document that belongs to it. */
  readonly document?: string | null;
}

/** Builds a mail to the customer, with the link that opens the order without signing in. */
export function writeOrderMail(
  about: z.infer<typeof orderMailPayload>,
  content: OrderMailContent,
  context: MailContext,
) {
  const {locale, siteUrl} = context;
  const {subject, text, facts, button, document = null} = content;
  const market = mailMarket(about.region, locale);
  const token = createOrderLinks(context.secret).token(about.order_id, new Date(about.at));
  const url = orderPage(siteUrl, market, about.pretty_id, token);
  const links = documentLinks(siteUrl, market, {pretty_id: about.pretty_id, number: document, token});
  const parts = [subject, text, ...(facts.length > 0 ? [facts.join("\n")] : [])];
  return {
    subject,
    text: [
      ...parts,
      `${button}\n${url}`,
      ...links.map((link) => `${link.label}\n${link.url}`),
      `--\n${brand.name}`,
    ].join("\n\n"),
    html: mailHtml({
      locale,
      heading: subject,
      before: [text, ...facts],
      button: {label: button, url},
      after: [],
      links,
      footer: {label: new URL(siteUrl).host, url: `${siteUrl}/${market.region}/${market.locale}`},
    }),
    unsubscribeUrl: null,
  };
}

interface DocumentLink {
  readonly pretty_id: string;
  readonly number: string | null;
  readonly token: string;
}

export function documentLinks(siteUrl: string, market: MarketParams, {number, ...link}: DocumentLink) {
  if (number === null) return [];
  const words = DOCUMENT_NAMES[market.locale];
  const name = number.includes("-K") ? words.credit_note : words.receipt;
  return [{label: `${name} ${number}`, url: documentPage(siteUrl, market, {...link, number})}];
}

const DOCUMENT_NAMES = {
  en: {receipt: "Receipt", credit_note: "Credit note"},
  de: {receipt: "Rechnung", credit_note: "Rechnungskorrektur"},
  fr: {receipt: "Facture", credit_note: "Facture rectificative"},
  es: {receipt: "Factura", credit_note: "Factura rectificativa"},
} as const;

export const TO_ORDER = {
  en: "To your order",
  de: "Zu deiner Bestellung",
  fr: "Vers votre commande",
  es: "Ir a tu pedido",
} as const;
