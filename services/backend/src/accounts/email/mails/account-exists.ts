import {brand} from "@gradus/schemas/brand";
import type {Locale, MarketParams} from "@gradus/schemas/markets";
import {regionPayload} from "../../../core/mail/mail.ts";
import {renderMailMessage} from "../../../core/mail/render-mail-message.ts";
import type {AccountLinks} from "../../account/account-links.ts";
import {defineAccountMail} from "../../account/account-mail.ts";

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly forgotten: string;
  readonly notYou: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: `You already have a ${brand.name} account`,
    heading: "This address has an account",
    text: `Someone, hopefully you, wanted to use this address for another ${brand.name} account. It belongs to yours already.`,
    button: "Sign in",
    forgotten: "You no longer know the password? You can reset it on the sign-in page.",
    notYou: "It was not you? Then do nothing: nobody got in, and nothing was changed.",
  },
  de: {
    subject: `Du hast schon ein ${brand.name}-Konto`,
    heading: "Diese Adresse hat ein Konto",
    text: `Jemand, hoffentlich du, wollte diese Adresse für ein anderes ${brand.name}-Konto benutzen. Sie gehört schon zu deinem.`,
    button: "Anmelden",
    forgotten: "Du weißt das Passwort nicht mehr? Auf der Anmeldeseite kannst du es zurücksetzen.",
    notYou: "Du warst es nicht? Dann tu nichts: Niemand ist hineingekommen, und nichts wurde geändert.",
  },
  fr: {
    subject: `Vous avez déjà un compte ${brand.name}`,
    heading: "Un compte existe à cette adresse",
    text: `Quelqu’un, vous sans doute, a voulu utiliser cette adresse pour un autre compte ${brand.name}. Elle est déjà liée au vôtre.`,
    button: "Se connecter",
    forgotten: "Mot de passe oublié ? Vous pouvez le réinitialiser depuis la page de connexion.",
    notYou: "Ce n’était pas vous ? Ne faites rien : personne n’est entré et rien n’a changé.",
  },
  es: {
    subject: `Ya tienes una cuenta de ${brand.name}`,
    heading: "Esta dirección tiene una cuenta",
    text: `Alguien, esperamos que tú, quiso usar esta dirección para otra cuenta de ${brand.name}. Ya pertenece a la tuya.`,
    button: "Iniciar sesión",
    forgotten: "¿Has olvidado la contraseña? Puedes restablecerla desde la página de inicio de sesión.",
    notYou: "¿No has sido tú? Entonces no hagas nada: nadie ha entrado y nada ha cambiado.",
  },
};

/**
 * Notifies the owner of an address that it was entered elsewhere and already has an account. The page where it was
 * entered must not reveal this.
 */
export const accountExists = defineAccountMail({
  name: "account_exists",
  payload: regionPayload,
  isToOwner: true,
  write,
});

function write(market: MarketParams, _facts: object, links: AccountLinks) {
  const words = WORDS[market.locale];
  return renderMailMessage({
    locale: market.locale,
    subject: words.subject,
    heading: words.heading,
    before: [words.text],
    button: {label: words.button, url: links.signIn(market)},
    after: [words.forgotten, words.notYou],
    footer: links.home(market),
  });
}
