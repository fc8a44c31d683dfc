import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail, type MailContext, mailMarket, regionPayload} from "../../../core/mail/mail.ts";
import {dayInRegion} from "../../../core/mail/region-time.ts";
import {renderMailMessage} from "../../../core/mail/render-mail-message.ts";

const payload = regionPayload.extend({
  /** Valid for its owner only, so the outbox row may hold it. */
  code: z.string(),
  percent: z.int().positive(),
  on: z.iso.datetime(),
});

interface Words {
  readonly subject: string;
  readonly text: string;
  readonly code: string;
  readonly until: string;
  readonly button: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: `Your code for a new ${brand.name} pod`,
    text: "You run with an earlier pod. Here is your code: {percent} off a new pod or a duo.",
    code: "Your code: {code}",
    until: "It is good once, for your account, until {day}.",
    button: "Choose a new pod",
  },
  de: {
    subject: `Dein Code für einen neuen ${brand.name}-Pod`,
    text: "Du läufst mit einem früheren Pod. Hier ist dein Code: {percent} Nachlass auf einen neuen Pod oder ein Duo.",
    code: "Dein Code: {code}",
    until: "Er gilt einmal, für dein Konto, bis {day}.",
    button: "Neuen Pod aussuchen",
  },
  fr: {
    subject: `Votre code pour un nouveau pod ${brand.name}`,
    text: "Vous courez avec un ancien pod. Voici votre code : {percent} de remise sur un nouveau pod ou un duo.",
    code: "Votre code : {code}",
    until: "Il est valable une fois, pour votre compte, jusqu’au {day}.",
    button: "Choisir un nouveau pod",
  },
  es: {
    subject: `Tu código para un nuevo pod de ${brand.name}`,
    text: "Corres con un pod anterior. Aquí tienes tu código: {percent} de descuento en un pod nuevo o un duo.",
    code: "Tu código: {code}",
    until: "Vale una vez, para tu cuenta, hasta el {day}.",
    button: "Elegir un pod nuevo",
  },
};

export const podUpgradeMail = defineMail({name: "pod_upgrade", payload, isToOwner: true, write});

function write({region, code, percent, on}: z.infer<typeof payload>, {locale, siteUrl}: MailContext) {
  const words = WORDS[locale];
  const market = mailMarket(region, locale);
  const home = `${siteUrl}/${market.region}/${market.locale}`;
  const off = new Intl.NumberFormat(locale, {style: "percent"}).format(percent / 100);
  const day = dayInRegion(on, market);
  return renderMailMessage({
    locale,
    subject: words.subject,
    heading: words.subject,
    before: [
      words.text.replace("{percent}", () => off),
      words.code.replace("{code}", () => code),
      words.until.replace("{day}", () => day),
    ],
    button: {label: words.button, url: `${home}/pod-upgrade`},
    after: [],
    footer: {label: new URL(siteUrl).host, url: home},
  });
}
