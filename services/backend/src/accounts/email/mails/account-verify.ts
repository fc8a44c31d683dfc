import {brand} from "@gradus/schemas/brand";
import type {Locale, MarketParams} from "@gradus/schemas/markets";
import {z} from "zod";
import {regionPayload} from "../../../core/mail/mail.ts";
import {renderMailMessage} from "../../../core/mail/render-mail-message.ts";
import type {AccountLinks} from "../../account/account-links.ts";
import {defineAccountMail} from "../../account/account-mail.ts";

interface Words {
  readonly subject: (code: string) => string;
  readonly heading: string;
  readonly text: string;
  readonly code: (code: string) => string;
  readonly button: string;
  readonly validity: string;
  readonly notYou: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (code) => `${code} is your ${brand.name} code`,
    heading: "Confirm your email",
    text: `Enter this code to show that this address is yours.`,
    code: (code) => `Your code: ${code}`,
    button: "Or confirm by this link",
    validity: "Code and link work for 10 minutes, and once.",
    notYou: `You did not ask for it? Then someone typed your address by mistake, and you need do nothing.`,
  },
  de: {
    subject: (code) => `${code} ist dein Code für ${brand.name}`,
    heading: "Bestätige deine E-Mail-Adresse",
    text: `Gib diesen Code ein und zeig damit, dass die Adresse dir gehört.`,
    code: (code) => `Dein Code: ${code}`,
    button: "Oder mit diesem Link bestätigen",
    validity: "Code und Link gelten 10 Minuten und nur einmal.",
    notYou:
      "Du hast ihn nicht angefordert? Dann hat sich jemand bei der Adresse vertippt, und du musst nichts tun.",
  },
  fr: {
    subject: (code) => `${code} est votre code ${brand.name}`,
    heading: "Confirmez votre adresse e-mail",
    text: "Saisissez ce code pour montrer que cette adresse est bien la vôtre.",
    code: (code) => `Votre code : ${code}`,
    button: "Ou confirmez avec ce lien",
    validity: "Le code et le lien sont valables 10 minutes, une seule fois.",
    notYou:
      "Vous n’avez rien demandé ? Quelqu’un a sans doute saisi votre adresse par erreur : vous n’avez rien à faire.",
  },
  es: {
    subject: (code) => `${code} es tu código de ${brand.name}`,
    heading: "Confirma tu correo",
    text: "Introduce este código para demostrar que la dirección es tuya.",
    code: (code) => `Tu código: ${code}`,
    button: "O confirma con este enlace",
    validity: "El código y el enlace valen durante 10 minutos y una sola vez.",
    notYou:
      "¿No lo has pedido tú? Entonces alguien escribió tu dirección por error y no tienes que hacer nada.",
  },
};

export const accountVerify = defineAccountMail({
  name: "account_verify",
  payload: regionPayload.extend({nonce: z.string().min(1)}),
  isToOwner: true,
  write,
});

function write(market: MarketParams, {nonce}: {nonce: string}, links: AccountLinks) {
  const words = WORDS[market.locale];
  const code = links.verifyCode(nonce);
  return renderMailMessage({
    locale: market.locale,
    subject: words.subject(code),
    heading: words.heading,
    before: [words.text],
    code: {digits: code, words: words.code(code)},
    button: {label: words.button, url: links.verify(market, nonce)},
    after: [words.validity, words.notYou],
    footer: links.home(market),
  });
}
