import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail, type MailContext} from "../../../core/mail/mail.ts";
import {orderMailPayload, TO_ORDER, writeOrderMail} from "../../orders/mails/order-mail.ts";
import {returnAddressLines} from "./return-address-lines.ts";

/** The steps that the sender of the return is notified of. */
export const MAILED_STATUSES = ["approved", "label_sent", "refused", "received"] as const;

const payload = orderMailPayload.extend({
  rma_id: z.string(),
  kind: z.enum(MAILED_STATUSES),
  /** Why it was refused, in the words of staff. */
  because: z.string().nullable(),
  /** Where to send it, a line each. */
  return_address: z.string().nullable().default(null),
});
type Facts = z.infer<typeof payload>;

interface Words {
  readonly subject: Readonly<Record<Facts["kind"], (order: string) => string>>;
  readonly text: Readonly<Record<Facts["kind"], string>>;
  readonly number: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: {
      approved: (order) => `Your return for order ${order} is accepted`,
      label_sent: (order) => `The label for your return, order ${order}`,
      refused: (order) => `We cannot take your return for order ${order}`,
      received: (order) => `Your return for order ${order} has arrived`,
    },
    text: {
      approved: "Write its number on the parcel, so that we know whose it is. You have 21 days to send it.",
      label_sent: "The label is on the page of your order. Print it, and put it on the parcel.",
      refused: "We have looked at it and cannot take it back. This is why:",
      received:
        "We look at it next, and then give the money back. You will get a mail when it is on its way.",
    },
    number: "Number",
  },
  de: {
    subject: {
      approved: (order) => `Deine Rücksendung zur Bestellung ${order} ist angenommen`,
      label_sent: (order) => `Das Etikett für deine Rücksendung, Bestellung ${order}`,
      refused: (order) => `Wir können deine Rücksendung zur Bestellung ${order} nicht annehmen`,
      received: (order) => `Deine Rücksendung zur Bestellung ${order} ist da`,
    },
    text: {
      approved:
        "Schreib ihre Nummer auf das Paket, damit wir wissen, von wem es ist. Du hast 21 Tage, um es abzuschicken.",
      label_sent:
        "Das Etikett findest du auf der Seite deiner Bestellung. Druck es aus und kleb es auf das Paket.",
      refused: "Wir haben es geprüft und können es nicht zurücknehmen. Der Grund:",
      received:
        "Wir sehen sie uns als Nächstes an und erstatten dann das Geld. Du bekommst eine Mail, sobald es unterwegs ist.",
    },
    number: "Nummer",
  },
  fr: {
    subject: {
      approved: (order) => `Votre retour pour la commande ${order} est accepté`,
      label_sent: (order) => `L’étiquette de votre retour, commande ${order}`,
      refused: (order) => `Nous ne pouvons pas accepter votre retour pour la commande ${order}`,
      received: (order) => `Votre retour pour la commande ${order} est arrivé`,
    },
    text: {
      approved:
        "Inscrivez son numéro sur le colis pour que nous sachions d’où il vient. Vous avez 21 jours pour l’envoyer.",
      label_sent: "L’étiquette est sur la page de votre commande. Imprimez-la et collez-la sur le colis.",
      refused: "Nous l’avons examiné et ne pouvons pas le reprendre. Voici pourquoi :",
      received:
        "Nous l’examinons, puis nous remboursons. Vous recevrez un e-mail dès que l’argent sera en route.",
    },
    number: "Numéro",
  },
  es: {
    subject: {
      approved: (order) => `Tu devolución del pedido ${order} está aceptada`,
      label_sent: (order) => `La etiqueta de tu devolución, pedido ${order}`,
      refused: (order) => `No podemos aceptar tu devolución del pedido ${order}`,
      received: (order) => `Tu devolución del pedido ${order} ha llegado`,
    },
    text: {
      approved: "Escribe su número en el paquete para que sepamos de quién es. Tienes 21 días para enviarlo.",
      label_sent: "La etiqueta está en la página de tu pedido. Imprímela y pégala en el paquete.",
      refused: "Lo hemos revisado y no podemos aceptarlo. Este es el motivo:",
      received:
        "Ahora lo revisamos y después devolvemos el dinero. Recibirás un correo en cuanto esté en camino.",
    },
    number: "Número de devolución",
  },
};

export const returnProgress = defineMail({name: "return_progress", payload, write});

function write(about: Facts, context: MailContext) {
  const {locale} = context;
  const words = WORDS[locale];
  const facts = [
    ...(about.because === null ? [] : [about.because]),
    `${words.number}: ${about.rma_id}`,
    ...returnAddressLines(about, locale),
  ];
  const subject = words.subject[about.kind](about.pretty_id);
  return writeOrderMail(
    about,
    {subject, text: words.text[about.kind], facts, button: TO_ORDER[locale]},
    context,
  );
}
