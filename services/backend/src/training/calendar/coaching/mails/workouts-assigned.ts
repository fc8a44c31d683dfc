import type {Locale, MarketParams} from "@gradus/schemas/markets";
import {z} from "zod";
import type {AccountLinks} from "../../../../accounts/account/account-links.ts";
import {defineAccountMail} from "../../../../accounts/account/account-mail.ts";
import {regionPayload} from "../../../../core/mail/mail.ts";
import {dayInWords} from "../../../../core/mail/mail-text.ts";
import {renderMailMessage} from "../../../../core/mail/render-mail-message.ts";

interface Words {
  readonly subject: (name: string) => string;
  readonly heading: (title: string) => string;
  readonly text: (name: string, days: number) => string;
  readonly button: string;
  readonly advice: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (name) => `${name} planned a workout for you`,
    heading: (title) => `“${title}” is in your calendar`,
    text: (name, days) =>
      days === 1 ? `${name} planned it for this day:` : `${name} planned it for these ${days} days:`,
    button: "Open the calendar",
    advice: "You can move, change or skip it. Who may plan for you, you decide in your account.",
  },
  de: {
    subject: (name) => `${name} hat dir eine Einheit geplant`,
    heading: (title) => `„${title}“ steht in deinem Kalender`,
    text: (name, days) =>
      days === 1
        ? `${name} hat sie für diesen Tag geplant:`
        : `${name} hat sie für diese ${days} Tage geplant:`,
    button: "Kalender öffnen",
    advice:
      "Du kannst sie verschieben, ändern oder auslassen. Wer für dich plant, bestimmst du in deinem Konto.",
  },
  fr: {
    subject: (name) => `${name} vous a prévu une séance`,
    heading: (title) => `« ${title} » est dans votre calendrier`,
    text: (name, days) =>
      days === 1 ? `${name} l’a prévue ce jour-là :` : `${name} l’a prévue ces ${days} jours-là :`,
    button: "Ouvrir le calendrier",
    advice:
      "Vous pouvez la déplacer, la modifier ou la passer. C’est vous qui décidez, dans votre compte, qui planifie pour vous.",
  },
  es: {
    subject: (name) => `${name} te ha planificado una sesión`,
    heading: (title) => `«${title}» está en tu calendario`,
    text: (name, days) =>
      days === 1
        ? `${name} la ha planificado para este día:`
        : `${name} la ha planificado para estos ${days} días:`,
    button: "Abrir el calendario",
    advice: "Puedes moverla, cambiarla o saltártela. Quién planifica para ti lo decides en tu cuenta.",
  },
};

const payload = regionPayload.extend({
  /** Who planned it. */
  name: z.string(),
  title: z.string(),
  days: z.array(z.string()).min(1),
});

/** One mail, however many days. */
export const workoutsAssigned = defineAccountMail({
  name: "workouts_assigned",
  payload,
  isToOwner: false,
  write,
});

function write(market: MarketParams, {name, title, days}: z.output<typeof payload>, links: AccountLinks) {
  const words = WORDS[market.locale];
  return renderMailMessage({
    locale: market.locale,
    subject: words.subject(name),
    heading: words.heading(title),
    before: [words.text(name, days.length), ...days.map((day) => dayInWords(day, market.locale))],
    button: {label: words.button, url: links.calendar(market)},
    after: [words.advice],
    footer: links.home(market),
  });
}
