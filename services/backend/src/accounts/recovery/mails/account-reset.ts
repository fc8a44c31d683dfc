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
  readonly text: string;
  readonly providers: (names: string) => string;
  readonly button: string;
  readonly validity: string;
  readonly notYou: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: `Set a new password for ${brand.name}`,
    heading: "A new password",
    text: "You asked to reset your password. Choose a new one here.",
    providers: (names) => `You can also sign in with ${names} as before. A password is one more way.`,
    button: "Choose a new password",
    validity: "The link works for 60 minutes, and once. A newer mail replaces it.",
    notYou: "You did not ask for it? Then do nothing: your password stays as it is.",
  },
  de: {
    subject: `Neues Passwort für ${brand.name}`,
    heading: "Ein neues Passwort",
    text: "Du möchtest dein Passwort zurücksetzen. Hier wählst du ein neues.",
    providers: (names) =>
      `Du kannst dich auch weiterhin mit ${names} anmelden. Ein Passwort ist ein weiterer Weg.`,
    button: "Neues Passwort wählen",
    validity: "Der Link gilt 60 Minuten und nur einmal. Eine neuere Mail ersetzt ihn.",
    notYou: "Du hast das nicht angefordert? Dann tu nichts: Dein Passwort bleibt, wie es ist.",
  },
  fr: {
    subject: `Un nouveau mot de passe pour ${brand.name}`,
    heading: "Un nouveau mot de passe",
    text: "Vous avez demandé à réinitialiser votre mot de passe. Choisissez-en un nouveau ici.",
    providers: (names) =>
      `Vous pouvez aussi toujours vous connecter avec ${names}. Un mot de passe est un moyen de plus.`,
    button: "Choisir un nouveau mot de passe",
    validity: "Le lien est valable 60 minutes, une seule fois. Un e-mail plus récent le remplace.",
    notYou: "Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même.",
  },
  es: {
    subject: `Una nueva contraseña para ${brand.name}`,
    heading: "Una nueva contraseña",
    text: "Has pedido restablecer tu contraseña. Elige aquí una nueva.",
    providers: (names) =>
      `También puedes seguir entrando con ${names}. Una contraseña es una forma más de hacerlo.`,
    button: "Elegir una nueva contraseña",
    validity: "El enlace vale durante 60 minutos y una sola vez. Un correo más reciente lo sustituye.",
    notYou: "¿No lo has pedido tú? Entonces no hagas nada: tu contraseña sigue igual.",
  },
};

/** `providers` are other ways the account already has. */
export const accountReset = defineAccountMail({
  name: "account_reset",
  payload: regionPayload.extend({nonce: z.string().min(1), providers: z.string().transform(providerNames)}),
  isToOwner: true,
  write,
});

function write(
  market: MarketParams,
  {nonce, providers}: {nonce: string; providers: readonly string[]},
  links: AccountLinks,
) {
  const words = WORDS[market.locale];
  const names = new Intl.ListFormat(market.locale, {type: "disjunction"}).format(providers);
  return renderMailMessage({
    locale: market.locale,
    subject: words.subject,
    heading: words.heading,
    before: [words.text, ...(providers.length > 0 ? [words.providers(names)] : [])],
    button: {label: words.button, url: links.reset(market, nonce)},
    after: [words.validity, words.notYou],
    footer: links.home(market),
  });
}

/** `google,apple` as people write them. */
function providerNames(providers: string) {
  return providers
    .split(",")
    .filter(Boolean)
    .map((provider) => provider.charAt(0).toUpperCase() + provider.slice(1));
}
