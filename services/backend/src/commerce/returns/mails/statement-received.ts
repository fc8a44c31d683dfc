import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail, type MailContext, mailMarket} from "../../../core/mail/mail.ts";
import {mailHtml} from "../../../core/mail/mail-html.ts";
import {momentInRegion} from "../../../core/mail/region-time.ts";

const payload = z.object({
  reference: z.string(),
  kind: z.enum(["withdrawal", "cancellation"]),
  region: z.string(),
  at: z.iso.datetime(),
});
type Facts = z.infer<typeof payload>;
type Kind = Facts["kind"];

interface Words {
  readonly subject: Readonly<Record<Kind, string>>;
  readonly text: Readonly<Record<Kind, string>>;
  readonly received: (moment: string) => string;
  readonly number: (id: string) => string;
  readonly button: string;
  readonly notYou: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: {
      withdrawal: "We received your withdrawal",
      cancellation: "We received your cancellation",
    },
    text: {
      withdrawal:
        "You have declared that you withdraw from a contract. Where order and address belong together it takes effect at once, and a second mail says what comes next. Else somebody looks and answers within two working days.",
      cancellation:
        "You have declared that you cancel a contract. It counts from the moment it was received. Somebody will write within two working days and tell you when the contract ends.",
    },
    received: (moment) => `Received on ${moment}`,
    number: (id) => `Reference: ${id}`,
    button: "Find an order",
    notYou:
      "It was not you? Then somebody mistyped their address. Answer this mail, and nothing comes of it.",
  },
  de: {
    subject: {
      withdrawal: "Dein Widerruf ist eingegangen",
      cancellation: "Deine Kündigung ist eingegangen",
    },
    text: {
      withdrawal:
        "Du hast erklärt, dass du einen Vertrag widerrufst. Gehören Bestellung und Adresse zusammen, wirkt das sofort, und eine zweite Mail sagt dir, wie es weitergeht. Sonst sieht jemand nach und antwortet innerhalb von zwei Werktagen.",
      cancellation:
        "Du hast erklärt, dass du einen Vertrag kündigst. Es zählt der Zeitpunkt des Eingangs. Wir schreiben dir innerhalb von zwei Werktagen, wann der Vertrag endet.",
    },
    received: (moment) => `Eingegangen am ${moment}`,
    number: (id) => `Referenz: ${id}`,
    button: "Bestellung suchen",
    notYou:
      "Du warst es nicht? Dann hat sich jemand bei der Adresse vertippt. Antworte auf diese Mail, und es geschieht nichts.",
  },
  fr: {
    subject: {
      withdrawal: "Nous avons reçu votre rétractation",
      cancellation: "Nous avons reçu votre résiliation",
    },
    text: {
      withdrawal:
        "Vous avez déclaré vous rétracter d’un contrat. Si la commande et l’adresse correspondent, l’effet est immédiat et un second e-mail vous dit la suite. Sinon, nous vérifions et répondons sous deux jours ouvrés.",
      cancellation:
        "Vous avez déclaré résilier un contrat. Le moment de la réception fait foi. Nous vous écrirons sous deux jours ouvrés pour vous dire quand le contrat prend fin.",
    },
    received: (moment) => `Reçu le ${moment}`,
    number: (id) => `Référence : ${id}`,
    button: "Trouver une commande",
    notYou:
      "Ce n’était pas vous ? Quelqu’un s’est trompé d’adresse. Répondez à cet e-mail et rien ne se passera.",
  },
  es: {
    subject: {
      withdrawal: "Hemos recibido tu desistimiento",
      cancellation: "Hemos recibido tu cancelación",
    },
    text: {
      withdrawal:
        "Has declarado que desistes de un contrato. Si el pedido y la dirección coinciden, tiene efecto de inmediato y un segundo correo te dirá cómo sigue. Si no, lo comprobaremos y responderemos en dos días laborables.",
      cancellation:
        "Has declarado que cancelas un contrato. Cuenta el momento en que lo recibimos. Te escribiremos en dos días laborables para decirte cuándo termina el contrato.",
    },
    received: (moment) => `Recibido el ${moment}`,
    number: (id) => `Referencia: ${id}`,
    button: "Buscar un pedido",
    notYou: "¿No has sido tú? Alguien se equivocó de dirección. Responde a este correo y no pasará nada.",
  },
};

/** Repeats none of the entered text, because the address may belong to another person. */
export const statementReceived = defineMail({name: "statement_received", payload, write});

function write({reference, kind, region, at}: Facts, {locale, siteUrl}: MailContext) {
  const words = WORDS[locale];
  const market = mailMarket(region, locale);
  const home = `${siteUrl}/${market.region}/${market.locale}`;
  const url = `${home}/order-status`;
  const facts = [words.received(momentInRegion(at, market)), words.number(reference)];
  const heading = words.subject[kind];
  return {
    subject: `${heading}, ${reference}`,
    text: [
      heading,
      words.text[kind],
      facts.join("\n"),
      `${words.button}\n${url}`,
      words.notYou,
      `--\n${brand.name}`,
    ].join("\n\n"),
    html: mailHtml({
      locale,
      heading,
      before: [words.text[kind], ...facts],
      button: {label: words.button, url},
      after: [words.notYou],
      footer: {label: new URL(siteUrl).host, url: home},
    }),
    unsubscribeUrl: null,
  };
}
