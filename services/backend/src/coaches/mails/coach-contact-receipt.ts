import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail} from "../../core/mail/mail.ts";
import {mailHtml} from "../../core/mail/mail-html.ts";

const receipt = z.object({coach: z.string(), page: z.string()});

interface Words {
  readonly subject: (coach: string) => string;
  readonly heading: string;
  readonly text: (coach: string) => string;
  readonly wait: string;
  readonly button: string;
  readonly notYou: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (coach) => `Your message is on its way to ${coach}`,
    heading: "Message passed on",
    text: (coach) =>
      `We passed your message on to ${coach}, together with this address so that they can answer you.`,
    wait: "Coaches answer themselves, usually within a few days.",
    button: "Back to the coach’s page",
    notYou: "It was not you? Then someone mistyped an address. You can forget this mail.",
  },
  de: {
    subject: (coach) => `Deine Nachricht ist unterwegs zu ${coach}`,
    heading: "Nachricht weitergegeben",
    text: (coach) =>
      `Wir haben deine Nachricht an ${coach} weitergegeben, zusammen mit dieser Adresse für die Antwort.`,
    wait: "Coaches antworten selbst, meist innerhalb weniger Tage.",
    button: "Zurück zur Seite des Coachs",
    notYou:
      "Du warst es nicht? Dann hat sich jemand bei der Adresse vertippt. Du kannst diese Mail vergessen.",
  },
  fr: {
    subject: (coach) => `Votre message est en route vers ${coach}`,
    heading: "Message transmis",
    text: (coach) => `Nous avons transmis votre message à ${coach}, avec cette adresse pour sa réponse.`,
    wait: "Les coachs répondent eux-mêmes, le plus souvent en quelques jours.",
    button: "Revenir à la page du coach",
    notYou: "Ce n’était pas vous ? Quelqu’un s’est trompé d’adresse : vous pouvez oublier cet e-mail.",
  },
  es: {
    subject: (coach) => `Tu mensaje va camino de ${coach}`,
    heading: "Mensaje enviado",
    text: (coach) =>
      `Hemos pasado tu mensaje a ${coach}, junto con esta dirección para que pueda responderte.`,
    wait: "Los entrenadores responden personalmente, normalmente en unos días.",
    button: "Volver a la página del entrenador",
    notYou: "¿No has sido tú? Entonces alguien se equivocó de dirección y puedes olvidar este correo.",
  },
};

/** It contains no text that a visitor typed. */
export const coachContactReceipt = defineMail({
  name: "coach_contact_receipt",
  payload: receipt,
  write: (facts, {locale}) => write(locale, facts),
});

function write(locale: Locale, {coach, page}: z.infer<typeof receipt>) {
  const words = WORDS[locale];
  return {
    subject: words.subject(coach),
    text: [
      words.heading,
      words.text(coach),
      words.wait,
      `${words.button}\n${page}`,
      words.notYou,
      `--\n${brand.name}`,
    ].join("\n\n"),
    html: mailHtml({
      locale,
      heading: words.heading,
      before: [words.text(coach), words.wait],
      button: {label: words.button, url: page},
      after: [words.notYou],
      footer: {label: coach, url: page},
    }),
    unsubscribeUrl: null,
  };
}
