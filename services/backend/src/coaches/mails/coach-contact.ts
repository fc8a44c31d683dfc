import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail} from "../../core/mail/mail.ts";
import {mailHtml} from "../../core/mail/mail-html.ts";
import {dayInWords, mailtoUrl, paragraphs} from "../../core/mail/mail-text.ts";

const contact = z.object({
  coach: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  race_date: z.string(),
  page: z.string(),
});

interface Words {
  readonly subject: (name: string) => string;
  readonly heading: (coach: string) => string;
  readonly intro: (name: string) => string;
  readonly race: (day: string) => string;
  readonly button: string;
  readonly address: (name: string, email: string) => string;
  readonly how: string;
  readonly page: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (name) => `${name} is looking for a coach`,
    heading: (coach) => `A message for ${coach}`,
    intro: (name) => `${name} found you in the ${brand.name} coach directory and writes:`,
    race: (day) => `Race day: ${day}`,
    button: "Write back",
    address: (name, email) => `${name} can be reached at ${email}.`,
    how: "Reply to this mail and your answer goes straight to the runner. They have not seen your address so far.",
    page: "Your page in the directory",
  },
  de: {
    subject: (name) => `${name} sucht einen Coach`,
    heading: (coach) => `Eine Nachricht für ${coach}`,
    intro: (name) => `${name} hat dich im Coach-Verzeichnis von ${brand.name} gefunden und schreibt:`,
    race: (day) => `Renntag: ${day}`,
    button: "Zurückschreiben",
    address: (name, email) => `${name} ist unter ${email} zu erreichen.`,
    how: "Antworte auf diese Mail, und deine Antwort geht direkt an die Person. Deine Adresse hat sie bisher nicht gesehen.",
    page: "Deine Seite im Verzeichnis",
  },
  fr: {
    subject: (name) => `${name} cherche un coach`,
    heading: (coach) => `Un message pour ${coach}`,
    intro: (name) => `${name} vous a trouvé dans l’annuaire des coachs ${brand.name} et vous écrit :`,
    race: (day) => `Jour de course : ${day}`,
    button: "Répondre",
    address: (name, email) => `Vous pouvez joindre ${name} à l’adresse ${email}.`,
    how: "Répondez à cet e-mail : votre réponse part directement à cette personne, qui n’a pas encore vu votre adresse.",
    page: "Votre page dans l’annuaire",
  },
  es: {
    subject: (name) => `${name} busca entrenador`,
    heading: (coach) => `Un mensaje para ${coach}`,
    intro: (name) =>
      `${name} te ha encontrado en el directorio de entrenadores de ${brand.name} y te escribe:`,
    race: (day) => `Día de la carrera: ${day}`,
    button: "Responder",
    address: (name, email) => `Puedes escribir a ${name} a ${email}.`,
    how: "Responde a este correo y tu respuesta le llegará directamente. Hasta ahora no ha visto tu dirección.",
    page: "Tu página en el directorio",
  },
};

/** The answer goes to the runner, not to us. */
export const coachContact = defineMail({
  name: "coach_contact",
  payload: contact,
  write: (facts, {locale}) => write(locale, facts),
});

function write(locale: Locale, {coach, name, email, message, race_date, page}: z.infer<typeof contact>) {
  const words = WORDS[locale];
  const messageLines = [
    ...paragraphs(message),
    ...(race_date ? [words.race(dayInWords(race_date, locale))] : []),
  ];
  const before = [words.intro(name), ...messageLines];
  const after = [words.address(name, email), words.how];
  return {
    subject: words.subject(name),
    text: [words.heading(coach), ...before, ...after, `--\n${brand.name}\n${words.page}\n${page}`].join(
      "\n\n",
    ),
    html: mailHtml({
      locale,
      heading: words.heading(coach),
      before,
      button: {label: words.button, url: mailtoUrl(email)},
      after,
      footer: {label: words.page, url: page},
    }),
    replyTo: email,
    unsubscribeUrl: null,
  };
}
