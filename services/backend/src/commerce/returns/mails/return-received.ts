import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail, type MailContext, mailMarket} from "../../../core/mail/mail.ts";
import {mailHtml} from "../../../core/mail/mail-html.ts";

const payload = z.object({
  rma_id: z.string(),
  pretty_id: z.string(),
  region: z.string(),
  kind: z.enum(["requested", "approved", "withdrawal"]),
  lines: z.array(z.object({name: z.string(), qty: z.int()})),
  at: z.iso.datetime(),
});
type Facts = z.infer<typeof payload>;

interface Words {
  readonly subject: Readonly<Record<Facts["kind"], (order: string) => string>>;
  readonly text: Readonly<Record<Facts["kind"], string>>;
  readonly received: (moment: string) => string;
  readonly number: (id: string) => string;
  readonly button: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: {
      requested: (order) => `Your return for order ${order}`,
      approved: (order) => `Your return for order ${order}`,
      withdrawal: (order) => `Confirmation of your withdrawal, order ${order}`,
    },
    text: {
      requested: "We have your request and will answer within two working days.",
      approved: "Your return is accepted. Write its number on the parcel, so that we know whose it is.",
      withdrawal:
        "We confirm that you have withdrawn from the contract for these things. We give the money back within 14 days, as soon as they have arrived or you have shown that they are on their way.",
    },
    received: (moment) => `Received on ${moment}`,
    number: (id) => `Number: ${id}`,
    button: "To your order",
  },
  de: {
    subject: {
      requested: (order) => `Deine Rücksendung zur Bestellung ${order}`,
      approved: (order) => `Deine Rücksendung zur Bestellung ${order}`,
      withdrawal: (order) => `Bestätigung deines Widerrufs, Bestellung ${order}`,
    },
    text: {
      requested: "Wir haben deine Anfrage und antworten innerhalb von zwei Werktagen.",
      approved:
        "Deine Rücksendung ist angenommen. Schreib ihre Nummer auf das Paket, damit wir wissen, von wem es ist.",
      withdrawal:
        "Wir bestätigen, dass du den Vertrag über diese Dinge widerrufen hast. Wir erstatten das Geld innerhalb von 14 Tagen, sobald sie angekommen sind oder du gezeigt hast, dass sie unterwegs sind.",
    },
    received: (moment) => `Eingegangen am ${moment}`,
    number: (id) => `Nummer: ${id}`,
    button: "Zu deiner Bestellung",
  },
  fr: {
    subject: {
      requested: (order) => `Votre retour pour la commande ${order}`,
      approved: (order) => `Votre retour pour la commande ${order}`,
      withdrawal: (order) => `Confirmation de votre rétractation, commande ${order}`,
    },
    text: {
      requested: "Nous avons reçu votre demande et répondrons sous deux jours ouvrés.",
      approved:
        "Votre retour est accepté. Inscrivez son numéro sur le colis pour que nous sachions d’où il vient.",
      withdrawal:
        "Nous confirmons que vous vous êtes rétracté du contrat pour ces articles. Nous remboursons sous 14 jours, dès leur arrivée ou dès que vous avez montré qu’ils sont en route.",
    },
    received: (moment) => `Reçu le ${moment}`,
    number: (id) => `Numéro : ${id}`,
    button: "Vers votre commande",
  },
  es: {
    subject: {
      requested: (order) => `Tu devolución del pedido ${order}`,
      approved: (order) => `Tu devolución del pedido ${order}`,
      withdrawal: (order) => `Confirmación de tu desistimiento, pedido ${order}`,
    },
    text: {
      requested: "Hemos recibido tu solicitud y responderemos en dos días laborables.",
      approved: "Tu devolución está aceptada. Escribe su número en el paquete para que sepamos de quién es.",
      withdrawal:
        "Confirmamos que has desistido del contrato de estos artículos. Devolvemos el dinero en 14 días, en cuanto lleguen o hayas mostrado que están en camino.",
    },
    received: (moment) => `Recibido el ${moment}`,
    number: (id) => `Número: ${id}`,
    button: "Ir a tu pedido",
  },
};

/** For a withdrawal the acknowledgement the law asks for: what of, and when it was received. */
export const returnReceived = defineMail({name: "return_received", payload, write});

function write({rma_id, pretty_id, region, kind, lines, at}: Facts, {locale, siteUrl}: MailContext) {
  const words = WORDS[locale];
  const market = mailMarket(region, locale);
  const home = `${siteUrl}/${market.region}/${market.locale}`;
  const url = `${home}/order-status`;
  const moment = new Intl.DateTimeFormat(locale, {dateStyle: "long", timeStyle: "long", timeZone: "UTC"});
  const facts = [
    words.received(moment.format(new Date(at))),
    words.number(rma_id),
    ...lines.map(({qty, name}) => `${qty} × ${name}`),
  ];
  const subject = words.subject[kind](pretty_id);
  return {
    subject,
    text: [subject, words.text[kind], facts.join("\n"), `${words.button}\n${url}`, `--\n${brand.name}`].join(
      "\n\n",
    ),
    html: mailHtml({
      locale,
      heading: subject,
      before: [words.text[kind], ...facts],
      button: {label: words.button, url},
      after: [],
      footer: {label: new URL(siteUrl).host, url: home},
    }),
    unsubscribeUrl: null,
  };
}
