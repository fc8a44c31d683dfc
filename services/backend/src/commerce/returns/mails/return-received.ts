import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail, type MailContext, mailMarket} from "../../../core/mail/mail.ts";
import {momentInRegion} from "../../../core/mail/region-time.ts";
import {orderMailPayload, TO_ORDER, writeOrderMail} from "../../orders/mails/order-mail.ts";
import {returnAddressLines} from "./return-address-lines.ts";

const payload = orderMailPayload.extend({
  rma_id: z.string(),
  kind: z.enum(["requested", "approved", "withdrawal", "late_withdrawal"]),
  lines: z.array(z.object({name: z.string(), qty: z.int()})),
  /** Whether any of it was shipped, so that it has to be returned. */
  has_left: z.boolean().default(true),
  /** Where to send it, a line each; null until it is accepted. */
  return_address: z.string().nullable().default(null),
});
type Facts = z.infer<typeof payload>;

interface Words {
  readonly subject: Readonly<Record<Facts["kind"], (order: string) => string>>;
  readonly text: Readonly<Record<Facts["kind"], string>>;
  readonly neverLeft: string;
  readonly received: (moment: string) => string;
  readonly number: (id: string) => string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: {
      requested: (order) => `Your return for order ${order}`,
      approved: (order) => `Your return for order ${order}`,
      withdrawal: (order) => `Confirmation of your withdrawal, order ${order}`,
      late_withdrawal: (order) => `We received your withdrawal, order ${order}`,
    },
    text: {
      requested: "We have your request and will answer within two working days.",
      approved: "Your return is accepted. Write its number on the parcel, so that we know whose it is.",
      withdrawal:
        "We confirm that you have withdrawn from the contract for these things. We give the money back within 14 days, as soon as they have arrived or you have shown that they are on their way.",
      late_withdrawal:
        "We have received your withdrawal for these things. The time for it seems to be over; somebody will check and answer within two working days.",
    },
    neverLeft:
      "We confirm that you have withdrawn from the contract for these things. Nothing has left yet, so nothing has to come back. We give the money back within 14 days.",
    received: (moment) => `Received on ${moment}`,
    number: (id) => `Number: ${id}`,
  },
  de: {
    subject: {
      requested: (order) => `Deine Rücksendung zur Bestellung ${order}`,
      approved: (order) => `Deine Rücksendung zur Bestellung ${order}`,
      withdrawal: (order) => `Bestätigung deines Widerrufs, Bestellung ${order}`,
      late_withdrawal: (order) => `Dein Widerruf ist eingegangen, Bestellung ${order}`,
    },
    text: {
      requested: "Wir haben deine Anfrage und antworten innerhalb von zwei Werktagen.",
      approved:
        "Deine Rücksendung ist angenommen. Schreib ihre Nummer auf das Paket, damit wir wissen, von wem es ist.",
      withdrawal:
        "Wir bestätigen, dass du den Vertrag über diese Dinge widerrufen hast. Wir erstatten das Geld innerhalb von 14 Tagen, sobald sie angekommen sind oder du gezeigt hast, dass sie unterwegs sind.",
      late_withdrawal:
        "Dein Widerruf für diese Dinge ist eingegangen. Die Frist scheint abgelaufen zu sein; wir prüfen das und antworten innerhalb von zwei Werktagen.",
    },
    neverLeft:
      "Wir bestätigen, dass du den Vertrag über diese Dinge widerrufen hast. Es ist noch nichts unterwegs, also muss nichts zurück. Wir erstatten das Geld innerhalb von 14 Tagen.",
    received: (moment) => `Eingegangen am ${moment}`,
    number: (id) => `Nummer: ${id}`,
  },
  fr: {
    subject: {
      requested: (order) => `Votre retour pour la commande ${order}`,
      approved: (order) => `Votre retour pour la commande ${order}`,
      withdrawal: (order) => `Confirmation de votre rétractation, commande ${order}`,
      late_withdrawal: (order) => `Nous avons reçu votre rétractation, commande ${order}`,
    },
    text: {
      requested: "Nous avons reçu votre demande et répondrons sous deux jours ouvrés.",
      approved:
        "Votre retour est accepté. Inscrivez son numéro sur le colis pour que nous sachions d’où il vient.",
      withdrawal:
        "Nous confirmons que vous vous êtes rétracté du contrat pour ces articles. Nous remboursons sous 14 jours, dès leur arrivée ou dès que vous avez montré qu’ils sont en route.",
      late_withdrawal:
        "Nous avons reçu votre rétractation pour ces articles. Le délai semble dépassé ; nous vérifions et répondrons sous deux jours ouvrés.",
    },
    neverLeft:
      "Nous confirmons que vous vous êtes rétracté du contrat pour ces articles. Rien n’est encore parti, vous n’avez donc rien à renvoyer. Nous remboursons sous 14 jours.",
    received: (moment) => `Reçu le ${moment}`,
    number: (id) => `Numéro : ${id}`,
  },
  es: {
    subject: {
      requested: (order) => `Tu devolución del pedido ${order}`,
      approved: (order) => `Tu devolución del pedido ${order}`,
      withdrawal: (order) => `Confirmación de tu desistimiento, pedido ${order}`,
      late_withdrawal: (order) => `Hemos recibido tu desistimiento, pedido ${order}`,
    },
    text: {
      requested: "Hemos recibido tu solicitud y responderemos en dos días laborables.",
      approved: "Tu devolución está aceptada. Escribe su número en el paquete para que sepamos de quién es.",
      withdrawal:
        "Confirmamos que has desistido del contrato de estos artículos. Devolvemos el dinero en 14 días, en cuanto lleguen o hayas mostrado que están en camino.",
      late_withdrawal:
        "Hemos recibido tu desistimiento de estos artículos. El plazo parece haber terminado; lo comprobaremos y responderemos en dos días laborables.",
    },
    neverLeft:
      "Confirmamos que has desistido del contrato de estos artículos. Aún no ha salido nada, así que no hay nada que devolver. Devolvemos el dinero en 14 días.",
    received: (moment) => `Recibido el ${moment}`,
    number: (id) => `Número: ${id}`,
  },
};

/** For a withdrawal, the acknowledgement that the law requires: what it covers, and when it was received. */
export const returnReceived = defineMail({name: "return_received", payload, write});

function write(facts: Facts, context: MailContext) {
  const {locale} = context;
  const words = WORDS[locale];
  const market = mailMarket(facts.region, locale);
  const rows = [
    words.received(momentInRegion(facts.at, market)),
    words.number(facts.rma_id),
    ...facts.lines.map(({qty, name}) => `${qty} × ${name}`),
    ...returnAddressLines(facts, locale),
  ];
  const isKept = facts.kind === "withdrawal" && !facts.has_left;
  const subject = words.subject[facts.kind](facts.pretty_id);
  const text = isKept ? words.neverLeft : words.text[facts.kind];
  return writeOrderMail(facts, {subject, text, facts: rows, button: TO_ORDER[locale]}, context);
}
