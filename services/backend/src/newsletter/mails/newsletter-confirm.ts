import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail} from "../../core/mail/mail.ts";
import {renderMailMessage} from "../../core/mail/render-mail-message.ts";
import {createNewsletterLinks} from "../newsletter-links.ts";
import {createNewsletterTokens} from "../newsletter-tokens.ts";

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly validity: string;
  readonly notYou: string;
  readonly unsubscribe: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: `Confirm your sign-up for ${brand.name} news`,
    heading: "One step left",
    text: `Someone, hopefully you, asked for news from ${brand.name} at this address. Confirm that it was you.`,
    button: "Confirm sign-up",
    validity: "The link works for 7 days.",
    notYou: "It was not you? Then do nothing: without a confirmation you will not hear from us.",
    unsubscribe: "Unsubscribe",
  },
  de: {
    subject: `Bestätige deine Anmeldung für Neues von ${brand.name}`,
    heading: "Noch ein Schritt",
    text: `Jemand, hoffentlich du, möchte an diese Adresse Neues von ${brand.name} bekommen. Bestätige, dass du es warst.`,
    button: "Anmeldung bestätigen",
    validity: "Der Link gilt 7 Tage.",
    notYou: "Du warst es nicht? Dann tu nichts: Ohne Bestätigung hörst du nicht von uns.",
    unsubscribe: "Abmelden",
  },
  fr: {
    subject: `Confirmez votre inscription aux nouvelles de ${brand.name}`,
    heading: "Plus qu’une étape",
    text: `Quelqu’un, vous sans doute, a demandé à recevoir les nouvelles de ${brand.name} à cette adresse. Confirmez que c’était vous.`,
    button: "Confirmer l’inscription",
    validity: "Le lien est valable 7 jours.",
    notYou: "Ce n’était pas vous ? Ne faites rien : sans confirmation, vous ne recevrez rien de notre part.",
    unsubscribe: "Se désinscrire",
  },
  es: {
    subject: `Confirma tu suscripción a las novedades de ${brand.name}`,
    heading: "Solo falta un paso",
    text: `Alguien, esperamos que tú, ha pedido recibir las novedades de ${brand.name} en esta dirección. Confirma que has sido tú.`,
    button: "Confirmar suscripción",
    validity: "El enlace es válido durante 7 días.",
    notYou: "¿No has sido tú? Entonces no hagas nada: sin confirmación no recibirás nada nuestro.",
    unsubscribe: "Darse de baja",
  },
};

export const newsletterConfirm = defineMail({
  name: "newsletter_confirm",
  payload: z.object({id: z.string(), nonce: z.string()}),
  write: (member, {locale, secret, publicUrl}) => {
    const links = createNewsletterLinks(createNewsletterTokens(secret), publicUrl)(member);
    return {...write(locale, links), unsubscribeUrl: links.unsubscribe};
  },
});

function write(locale: Locale, links: {confirm: string; unsubscribe: string}) {
  const words = WORDS[locale];
  return renderMailMessage({
    locale,
    subject: words.subject,
    heading: words.heading,
    before: [words.text],
    button: {label: words.button, url: links.confirm},
    after: [words.validity, words.notYou],
    footer: {label: words.unsubscribe, url: links.unsubscribe},
  });
}
