import {brand} from "@gradus/schemas/brand";
import type {Locale, MarketParams} from "@gradus/schemas/markets";
import {z} from "zod";
import {regionPayload} from "../../../core/mail/mail.ts";
import {renderMailMessage} from "../../../core/mail/render-mail-message.ts";
import type {AccountLinks} from "../../account/account-links.ts";
import {defineAccountMail} from "../../account/account-mail.ts";

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: (address: string) => string;
  readonly signedOut: string;
  readonly button: string;
  readonly validity: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: `Your ${brand.name} account has a new email`,
    heading: "Your email was changed",
    text: (address) => `Your account now belongs to ${address}. This address no longer signs in.`,
    signedOut: "All devices were signed out.",
    button: "It was not me: change it back",
    validity: "You can change it back for 7 days. If it was you, there is nothing to do.",
  },
  de: {
    subject: `Dein ${brand.name}-Konto hat eine neue E-Mail-Adresse`,
    heading: "Deine E-Mail-Adresse wurde geändert",
    text: (address) =>
      `Dein Konto gehört jetzt zu ${address}. Mit dieser Adresse meldest du dich nicht mehr an.`,
    signedOut: "Alle Geräte wurden abgemeldet.",
    button: "Das war ich nicht: rückgängig machen",
    validity: "7 Tage lang kannst du die Änderung zurücknehmen. Warst du es selbst, ist nichts zu tun.",
  },
  fr: {
    subject: `Votre compte ${brand.name} a une nouvelle adresse e-mail`,
    heading: "Votre adresse e-mail a été modifiée",
    text: (address) =>
      `Votre compte est désormais lié à ${address}. L’adresse où vous lisez ceci ne permet plus de se connecter.`,
    signedOut: "Tous les appareils ont été déconnectés.",
    button: "Ce n’était pas moi : annuler",
    validity: "Vous pouvez annuler pendant 7 jours. Si c’était bien vous, il n’y a rien à faire.",
  },
  es: {
    subject: `Tu cuenta de ${brand.name} tiene un correo nuevo`,
    heading: "Tu correo ha cambiado",
    text: (address) => `Tu cuenta pertenece ahora a ${address}. Con esta dirección ya no puedes entrar.`,
    signedOut: "Se ha cerrado la sesión en todos los dispositivos.",
    button: "No he sido yo: deshacer el cambio",
    validity: "Puedes deshacerlo durante 7 días. Si has sido tú, no tienes que hacer nada.",
  },
};

/** To the former address: what became of the account, and the way to take it back. */
export const accountEmailChanged = defineAccountMail({
  name: "account_email_changed",
  payload: regionPayload.extend({nonce: z.string().min(1), hint: z.string()}),
  isToOwner: true,
  write,
});

function write(market: MarketParams, {nonce, hint}: {nonce: string; hint: string}, links: AccountLinks) {
  const words = WORDS[market.locale];
  return renderMailMessage({
    locale: market.locale,
    subject: words.subject,
    heading: words.heading,
    before: [words.text(hint), words.signedOut],
    button: {label: words.button, url: links.undoEmail(market, nonce)},
    after: [words.validity],
    footer: links.home(market),
  });
}
