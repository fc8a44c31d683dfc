import {brand} from "@gradus/schemas/brand";
import type {Locale, MarketParams} from "@gradus/schemas/markets";
import {z} from "zod";
import type {AccountLinks} from "../../accounts/account/account-links.ts";
import {defineAccountMail} from "../../accounts/account/account-mail.ts";
import {SHARE_LEVELS, SHARE_LIMITS, type ShareLevel} from "../../contract/share-values.ts";
import {regionPayload} from "../../core/mail/mail.ts";
import {paragraphs} from "../../core/mail/mail-text.ts";
import {renderMailMessage} from "../../core/mail/render-mail-message.ts";

interface Invitation {
  readonly level: ShareLevel;
  /** Who invites. */
  readonly name: string;
  /** Empty when they wrote nothing. */
  readonly message: string;
  /** Whether the address belongs to an account that has proven it. */
  readonly account: "known" | "new";
}

interface Words {
  readonly subject: (name: string) => string;
  readonly heading: string;
  readonly levels: Readonly<Record<ShareLevel, (name: string) => string>>;
  readonly says: (name: string) => string;
  readonly answer: string;
  readonly join: string;
  readonly how: string;
  readonly validity: (days: number) => string;
  readonly notYou: (name: string) => string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (name) => `${name} wants to share their training with you`,
    heading: "An invitation to look on",
    levels: {
      summary: (name) =>
        `${name} wants to show you a summary: what stands in the calendar, and weekly totals.`,
      activities: (name) => `${name} wants to show you runs, analysis and foot data.`,
      plan: (name) => `${name} wants to show you runs, planned workouts and races.`,
      coach: (name) =>
        `${name} wants you as coach: you would see runs, plan, critical power, weight and notes, and could write workouts.`,
    },
    says: (name) => `${name} writes:`,
    answer: "Accept or decline",
    join: "Create an account",
    how: `You need a ${brand.name} account with this address. Confirm the address, and the invitation is in your account under “Shares”.`,
    validity: (days) => `The invitation is open for ${days} days. Nobody sees anything before you accept.`,
    notYou: (name) => `You do not know ${name}? Then do nothing: no one learns that you read this.`,
  },
  de: {
    subject: (name) => `${name} möchte das Training mit dir teilen`,
    heading: "Eine Einladung zum Mitschauen",
    levels: {
      summary: (name) => `${name} möchte dir eine Zusammenfassung zeigen: Kalendereinträge und Wochensummen.`,
      activities: (name) => `${name} möchte dir Läufe, Auswertung und Fußdaten zeigen.`,
      plan: (name) => `${name} möchte dir Läufe, geplante Einheiten und Rennen zeigen.`,
      coach: (name) =>
        `${name} wünscht sich dich als Coach: Du siehst Läufe, Plan, kritische Leistung, Gewicht und Notizen und kannst Einheiten schreiben.`,
    },
    says: (name) => `${name} schreibt:`,
    answer: "Annehmen oder ablehnen",
    join: "Konto anlegen",
    how: `Du brauchst ein ${brand.name}-Konto mit dieser Adresse. Bestätige sie, dann findest du die Einladung in deinem Konto unter „Freigaben“.`,
    validity: (days) => `Die Einladung gilt ${days} Tage. Bevor du annimmst, sieht niemand etwas.`,
    notYou: (name) => `Du kennst ${name} nicht? Dann tu nichts: Niemand erfährt, dass du das gelesen hast.`,
  },
  fr: {
    subject: (name) => `${name} souhaite partager son entraînement avec vous`,
    heading: "Une invitation à suivre un entraînement",
    levels: {
      summary: (name) =>
        `${name} souhaite vous montrer un résumé : le calendrier et les totaux de la semaine.`,
      activities: (name) =>
        `${name} souhaite vous montrer ses courses, leur analyse et les données de foulée.`,
      plan: (name) => `${name} souhaite vous montrer ses courses, ses séances prévues et ses compétitions.`,
      coach: (name) =>
        `${name} vous souhaite comme coach : vous verriez courses, plan, puissance critique, poids et notes, et pourriez écrire des séances.`,
    },
    says: (name) => `${name} écrit :`,
    answer: "Accepter ou refuser",
    join: "Créer un compte",
    how: `Il vous faut un compte ${brand.name} avec cette adresse. Confirmez-la et vous trouverez l’invitation dans votre compte, sous « Partages ».`,
    validity: (days) =>
      `L’invitation reste ouverte ${days} jours. Personne ne voit rien avant que vous n’acceptiez.`,
    notYou: (name) =>
      `Vous ne connaissez pas ${name} ? Ne faites rien : personne ne saura que vous avez lu ceci.`,
  },
  es: {
    subject: (name) => `${name} quiere compartir su entrenamiento contigo`,
    heading: "Una invitación para seguir un entrenamiento",
    levels: {
      summary: (name) => `${name} quiere enseñarte un resumen: el calendario y los totales de la semana.`,
      activities: (name) => `${name} quiere enseñarte sus carreras, su análisis y los datos de pisada.`,
      plan: (name) => `${name} quiere enseñarte sus carreras, las sesiones previstas y las competiciones.`,
      coach: (name) =>
        `${name} te quiere como entrenador: verías carreras, plan, potencia crítica, peso y notas, y podrías escribir sesiones.`,
    },
    says: (name) => `${name} escribe:`,
    answer: "Aceptar o rechazar",
    join: "Crear una cuenta",
    how: `Necesitas una cuenta de ${brand.name} con esta dirección. Confírmala y encontrarás la invitación en tu cuenta, en «Compartido».`,
    validity: (days) => `La invitación está abierta ${days} días. Nadie ve nada antes de que aceptes.`,
    notYou: (name) => `¿No conoces a ${name}? Entonces no hagas nada: nadie sabrá que has leído esto.`,
  },
};

/** What the mail states about an account is read only by the owner of the mailbox. */
export const shareInvitation = defineAccountMail({
  name: "share_invitation",
  payload: regionPayload.extend({
    /** So that it goes with their account. Rows of before have none. */
    giver_id: z.string().default(""),
    level: z.enum(SHARE_LEVELS),
    name: z.string().min(1),
    message: z.string(),
    account: z.enum(["known", "new"]),
  }),
  isToOwner: false,
  write,
});

function write(market: MarketParams, invitation: Invitation, links: AccountLinks) {
  const {level, name, message, account} = invitation;
  const words = WORDS[market.locale];
  const messageParagraphs = paragraphs(message);
  const isKnown = account === "known";
  return renderMailMessage({
    locale: market.locale,
    subject: words.subject(name),
    heading: words.heading,
    before: [
      words.levels[level](name),
      ...(messageParagraphs.length > 0 ? [words.says(name), ...messageParagraphs] : []),
    ],
    button: isKnown
      ? {label: words.answer, url: links.shares(market)}
      : {label: words.join, url: links.signUp(market)},
    after: [...(isKnown ? [] : [words.how]), words.validity(SHARE_LIMITS.pending_days), words.notYou(name)],
    footer: links.home(market),
  });
}
