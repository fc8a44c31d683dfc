import type {Locale, MarketParams} from "@gradus/schemas/markets";
import {z} from "zod";
import type {AccountLinks} from "../../../../accounts/account/account-links.ts";
import {defineAccountMail} from "../../../../accounts/account/account-mail.ts";
import {regionPayload} from "../../../../core/mail/mail.ts";
import {paragraphs} from "../../../../core/mail/mail-text.ts";
import {renderMailMessage} from "../../../../core/mail/render-mail-message.ts";

interface Words {
  readonly subject: (name: string) => string;
  readonly heading: (title: string) => string;
  readonly writes: (name: string) => string;
  readonly run: string;
  readonly calendar: string;
  readonly batch: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (name) => `${name} wrote you a comment`,
    heading: (title) => `About “${title}”`,
    writes: (name) => `${name} writes:`,
    run: "Open the run",
    calendar: "Open the calendar",
    batch: "We send at most one mail an hour about this conversation. Everything else waits in PowerCenter.",
  },
  de: {
    subject: (name) => `${name} hat dir einen Kommentar geschrieben`,
    heading: (title) => `Zu „${title}“`,
    writes: (name) => `${name} schreibt:`,
    run: "Lauf öffnen",
    calendar: "Kalender öffnen",
    batch:
      "Zu diesem Gespräch schicken wir höchstens eine Mail pro Stunde. Alles Weitere wartet im PowerCenter.",
  },
  fr: {
    subject: (name) => `${name} vous a laissé un commentaire`,
    heading: (title) => `Au sujet de « ${title} »`,
    writes: (name) => `${name} écrit :`,
    run: "Ouvrir la course",
    calendar: "Ouvrir le calendrier",
    batch:
      "Nous envoyons au plus un e-mail par heure sur cette conversation. Le reste vous attend dans PowerCenter.",
  },
  es: {
    subject: (name) => `${name} te ha dejado un comentario`,
    heading: (title) => `Sobre «${title}»`,
    writes: (name) => `${name} escribe:`,
    run: "Abrir la carrera",
    calendar: "Abrir el calendario",
    batch:
      "Enviamos como mucho un correo por hora sobre esta conversación. El resto te espera en PowerCenter.",
  },
};

const payload = regionPayload.extend({
  name: z.string(),
  title: z.string(),
  text: z.string().min(1),
  /** Empty where it is about a workout. */
  activity_id: z.string(),
  /** Empty where it is about a run. */
  workout_id: z.string().default(""),
  day: z.string().default(""),
  /** Whose training it is; empty where it is that of the mail's recipient. */
  athlete: z.string().default(""),
});

export const commentWritten = defineAccountMail({
  name: "comment_written",
  payload,
  isToOwner: false,
  write,
});

function write(market: MarketParams, data: z.output<typeof payload>, links: AccountLinks) {
  const {name, title, text, activity_id, workout_id, day, athlete} = data;
  const searchParams = Object.fromEntries(
    Object.entries({athlete, day, open: workout_id && `workout-${workout_id}`}).filter(
      ([, value]) => value !== "",
    ),
  );
  const words = WORDS[market.locale];
  return renderMailMessage({
    locale: market.locale,
    subject: words.subject(name),
    heading: words.heading(title),
    before: [words.writes(name), ...paragraphs(text)],
    button:
      activity_id === ""
        ? {label: words.calendar, url: links.calendar(market, searchParams)}
        : {label: words.run, url: links.run(market, activity_id, athlete)},
    after: [words.batch],
    footer: links.home(market),
  });
}
