import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {type Carrier, carrier} from "../../../contract/carriers.ts";
import {defineMail, type MailContext} from "../../../core/mail/mail.ts";
import {orderMailPayload, TO_ORDER, writeOrderMail} from "./order-mail.ts";

export const PROGRESS = ["shipped", "delivered", "cancelled", "address_changed"] as const;

const payload = orderMailPayload.extend({
  kind: z.enum(PROGRESS),
  lines: z.array(z.object({name: z.string(), qty: z.int()})),
  carrier: carrier.nullable(),
  tracking: z.string().nullable(),
  /** The number of the receipt that goes with a parcel. */
  receipt: z.string().nullable().default(null),
});
type Facts = z.infer<typeof payload>;
type Kind = Facts["kind"];

interface Words {
  readonly subject: Readonly<Record<Kind, (order: string) => string>>;
  readonly text: Readonly<Record<Kind, string>>;
  readonly parcel: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: {
      shipped: (order) => `Your order ${order} is on its way`,
      delivered: (order) => `Your order ${order} has arrived`,
      cancelled: (order) => `Your order ${order} is cancelled`,
      address_changed: (order) => `Where your order ${order} goes was changed`,
    },
    text: {
      shipped: "These things have left our warehouse.",
      delivered: "By what we know, your parcel is there. Something is missing? Answer this mail.",
      cancelled: "Nothing will be sent. What you paid goes back to the card you paid with.",
      address_changed:
        "The address or phone number of your order is another one now. It was not you? Answer this mail before the parcel leaves.",
    },
    parcel: "Parcel",
  },
  de: {
    subject: {
      shipped: (order) => `Deine Bestellung ${order} ist unterwegs`,
      delivered: (order) => `Deine Bestellung ${order} ist angekommen`,
      cancelled: (order) => `Deine Bestellung ${order} ist storniert`,
      address_changed: (order) => `Das Ziel deiner Bestellung ${order} wurde geändert`,
    },
    text: {
      shipped: "Diese Dinge haben unser Lager verlassen.",
      delivered: "Soweit wir wissen, ist dein Paket da. Es fehlt etwas? Antworte auf diese Mail.",
      cancelled:
        "Es wird nichts versandt. Was du bezahlt hast, geht auf die Karte zurück, mit der du bezahlt hast.",
      address_changed:
        "Adresse oder Telefonnummer deiner Bestellung sind jetzt andere. Du warst es nicht? Antworte auf diese Mail, bevor das Paket unser Lager verlässt.",
    },
    parcel: "Paket",
  },
  fr: {
    subject: {
      shipped: (order) => `Votre commande ${order} est en route`,
      delivered: (order) => `Votre commande ${order} est arrivée`,
      cancelled: (order) => `Votre commande ${order} est annulée`,
      address_changed: (order) => `La destination de votre commande ${order} a changé`,
    },
    text: {
      shipped: "Ces articles ont quitté notre entrepôt.",
      delivered:
        "D’après nos informations, votre colis est arrivé. Il manque quelque chose ? Répondez à cet e-mail.",
      cancelled: "Rien ne sera envoyé. Le montant payé revient sur la carte utilisée pour le paiement.",
      address_changed:
        "L’adresse ou le numéro de téléphone de votre commande a été modifié. Ce n’était pas vous ? Répondez à cet e-mail avant le départ du colis.",
    },
    parcel: "Colis",
  },
  es: {
    subject: {
      shipped: (order) => `Tu pedido ${order} está en camino`,
      delivered: (order) => `Tu pedido ${order} ha llegado`,
      cancelled: (order) => `Tu pedido ${order} está cancelado`,
      address_changed: (order) => `El destino de tu pedido ${order} ha cambiado`,
    },
    text: {
      shipped: "Estos artículos han salido de nuestro almacén.",
      delivered: "Según nuestros datos, tu paquete ha llegado. ¿Falta algo? Responde a este correo.",
      cancelled: "No se enviará nada. Lo que pagaste vuelve a la tarjeta con la que pagaste.",
      address_changed:
        "La dirección o el teléfono de tu pedido han cambiado. ¿No has sido tú? Responde a este correo antes de que salga el paquete.",
    },
    parcel: "Paquete",
  },
};

const CARRIER_NAMES: Readonly<Record<Carrier, string>> = {
  dhl: "DHL",
  dpd: "DPD",
  fedex: "FedEx",
  gls: "GLS",
  ups: "UPS",
  usps: "USPS",
  other: "",
};

/** It names no address: mails are forwarded. */
export const orderProgress = defineMail({name: "order_progress", payload, write});

function write(facts: Facts, context: MailContext) {
  const {locale} = context;
  const words = WORDS[locale];
  const subject = words.subject[facts.kind](facts.pretty_id);
  const rows = [...facts.lines.map(({qty, name}) => `${qty} × ${name}`), ...parcelRows(facts, words)];
  const text = words.text[facts.kind];
  const content = {subject, text, facts: rows, button: TO_ORDER[locale], document: facts.receipt};
  return writeOrderMail(facts, content, context);
}

function parcelRows({carrier: by, tracking}: Facts, {parcel}: Words): string[] {
  if (by === null || tracking === null) return [];
  return [`${parcel}: ${[CARRIER_NAMES[by], tracking].filter((part) => part !== "").join(" ")}`];
}
