import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail} from "../../core/mail/mail.ts";
import {mailHtml} from "../../core/mail/mail-html.ts";
import {dayInWords} from "../../core/mail/mail-text.ts";

const application = z.object({next_step_on: z.string(), page: z.string()});

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly next: (day: string) => string;
  readonly button: string;
  readonly notYou: string;
  readonly program: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: `Your application as a ${brand.name} coach`,
    heading: "Application received",
    text: "Thank you for applying. A person reads every application, yours included.",
    next: (day) => `You hear from us by ${day}, whatever we decide.`,
    button: "Read about the program",
    notYou:
      "You did not apply? Then someone mistyped an address. Reply to this mail and we delete the application.",
    program: "Coaching program",
  },
  de: {
    subject: `Deine Bewerbung als Coach bei ${brand.name}`,
    heading: "Bewerbung angekommen",
    text: "Danke für deine Bewerbung. Jede wird von einem Menschen gelesen, auch deine.",
    next: (day) => `Bis zum ${day} hörst du von uns, wie auch immer wir entscheiden.`,
    button: "Mehr über das Programm",
    notYou:
      "Du hast dich nicht beworben? Dann hat sich jemand bei der Adresse vertippt. Antworte auf diese Mail, und wir löschen die Bewerbung.",
    program: "Coaching-Programm",
  },
  fr: {
    subject: `Votre candidature de coach ${brand.name}`,
    heading: "Candidature reçue",
    text: "Merci pour votre candidature. Chacune est lue par une personne, la vôtre aussi.",
    next: (day) => `Vous aurez de nos nouvelles au plus tard le ${day}, quelle que soit notre décision.`,
    button: "En savoir plus sur le programme",
    notYou:
      "Vous n’avez pas postulé ? Quelqu’un s’est trompé d’adresse : répondez à cet e-mail et nous supprimerons la candidature.",
    program: "Programme de coaching",
  },
  es: {
    subject: `Tu solicitud como entrenador de ${brand.name}`,
    heading: "Solicitud recibida",
    text: "Gracias por tu solicitud. Una persona lee todas, también la tuya.",
    next: (day) => `Tendrás noticias nuestras a más tardar el ${day}, sea cual sea la decisión.`,
    button: "Más sobre el programa",
    notYou:
      "¿No has enviado ninguna solicitud? Entonces alguien se equivocó de dirección: responde a este correo y la borraremos.",
    program: "Programa de entrenadores",
  },
};

/** It contains no typed text. */
export const applicationReceived = defineMail({
  name: "application_received",
  payload: application,
  write: (facts, {locale}) => write(locale, facts),
});

function write(locale: Locale, {next_step_on, page}: z.infer<typeof application>) {
  const words = WORDS[locale];
  const next = words.next(dayInWords(next_step_on, locale));
  return {
    subject: words.subject,
    text: [
      words.heading,
      words.text,
      next,
      `${words.button}\n${page}`,
      words.notYou,
      `--\n${brand.name}`,
    ].join("\n\n"),
    html: mailHtml({
      locale,
      heading: words.heading,
      before: [words.text, next],
      button: {label: words.button, url: page},
      after: [words.notYou],
      footer: {label: words.program, url: page},
    }),
    unsubscribeUrl: null,
  };
}
