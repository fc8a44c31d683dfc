import {CURRENCIES, type Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail, type MailContext} from "../../../core/mail/mail.ts";
import {formatMoney} from "../../money/format-money.ts";
import {orderMailPayload, TO_ORDER, writeOrderMail} from "./order-mail.ts";

const payload = orderMailPayload.extend({
  currency: z.enum(CURRENCIES),
  amount: z.int(),
  /** The number of its document; null in mails of an earlier release. */
  credit_note: z.string().nullable().default(null),
  card: z.object({brand: z.string(), last4: z.string()}).nullable(),
});
type Facts = z.infer<typeof payload>;

interface Words {
  readonly subject: (order: string) => string;
  readonly text: string;
  readonly amount: string;
  readonly card: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (order) => `Your refund for order ${order}`,
    text: "We have sent money back the way it came. Banks take five to ten days to show it.",
    amount: "Amount",
    card: "Card",
  },
  de: {
    subject: (order) => `Deine Erstattung zur Bestellung ${order}`,
    text: "Wir haben Geld auf dem Weg zurückgeschickt, auf dem es kam. Banken brauchen fünf bis zehn Tage, bis man es sieht.",
    amount: "Betrag",
    card: "Karte",
  },
  fr: {
    subject: (order) => `Votre remboursement pour la commande ${order}`,
    text: "Nous avons remboursé par le moyen de paiement d’origine. Les banques mettent cinq à dix jours à l’afficher.",
    amount: "Montant",
    card: "Carte",
  },
  es: {
    subject: (order) => `Tu reembolso del pedido ${order}`,
    text: "Hemos devuelto el dinero por donde llegó. Los bancos tardan de cinco a diez días en mostrarlo.",
    amount: "Importe",
    card: "Tarjeta",
  },
};

export const refundIssued = defineMail({name: "refund_issued", payload, write});

function write(about: Facts, context: MailContext) {
  const {locale} = context;
  const words = WORDS[locale];
  const facts = [
    `${words.amount}: ${formatMoney(about.amount, about.currency, locale)}`,
    ...(about.card ? [`${words.card}: ${titled(about.card.brand)} ···· ${about.card.last4}`] : []),
  ];
  const subject = words.subject(about.pretty_id);
  const content = {subject, text: words.text, facts, button: TO_ORDER[locale], document: about.credit_note};
  return writeOrderMail(about, content, context);
}

const titled = (brand: string) => `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;
