import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail, type MailContext, mailMarket, regionPayload} from "../../../core/mail/mail.ts";
import {paragraphs} from "../../../core/mail/mail-text.ts";
import {dayInRegion} from "../../../core/mail/region-time.ts";
import {renderMailMessage} from "../../../core/mail/render-mail-message.ts";
import {giftCode} from "../gift-code.ts";

export const GIFT_MAILS = ["bought", "received", "reminder", "claimed"] as const;

const payload = regionPayload.extend({
  letter: z.enum(GIFT_MAILS),
  gift_id: z.string(),
  /** So that it goes with their account. Empty where they have none; rows of before have none either. */
  giver_id: z.string().default(""),
  months: z.int(),
  /** Until when it can be claimed. */
  on: z.iso.datetime(),
  /** The first name of the giver; empty when their account is gone. */
  from: z.string(),
  /** What they wrote along; empty when they wrote nothing. */
  message: z.string(),
});
type Facts = z.infer<typeof payload>;

interface Words {
  readonly subjects: Readonly<Record<Facts["letter"], string>>;
  readonly texts: Readonly<Record<Facts["letter"], string>>;
  readonly span: (months: number) => string;
  readonly unnamedGiver: string;
  readonly until: string;
  readonly code: string;
  readonly claim: string;
  readonly gifts: string;
  readonly noCharge: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subjects: {
      bought: "Your gift is ready",
      received: "{from} gives you a membership",
      reminder: "Your gift expires soon",
      claimed: "Your gift was accepted",
    },
    texts: {
      bought: `You give {span} of ${brand.name} membership. We send the code to the address you named.`,
      received: `{from} gives you {span} of ${brand.name} membership: plans, guidance and everything else.`,
      reminder: `{span} of ${brand.name} membership still wait for you.`,
      claimed: `The {span} of ${brand.name} membership that you gave were accepted.`,
    },
    span: (months) => (months === 1 ? "1 month" : `${months} months`),
    unnamedGiver: "Somebody",
    until: "The code is good until {day}.",
    code: "Your code: {code}",
    claim: "Accept the gift",
    gifts: "See your gifts",
    noCharge: "Nobody is charged anything when it ends.",
  },
  de: {
    subjects: {
      bought: "Dein Geschenk ist bereit",
      received: "{from} schenkt dir eine Mitgliedschaft",
      reminder: "Dein Geschenk verfällt bald",
      claimed: "Dein Geschenk wurde angenommen",
    },
    texts: {
      bought: `Du schenkst {span} ${brand.name}-Mitgliedschaft. Den Code schicken wir an die Adresse, die du genannt hast.`,
      received: `{from} schenkt dir {span} ${brand.name}-Mitgliedschaft: Pläne, Anleitung und alles andere.`,
      reminder: `{span} ${brand.name}-Mitgliedschaft warten noch auf dich.`,
      claimed: `Die {span} ${brand.name}-Mitgliedschaft, die du verschenkt hast, wurden angenommen.`,
    },
    span: (months) => (months === 1 ? "1 Monat" : `${months} Monate`),
    unnamedGiver: "Jemand",
    until: "Der Code gilt bis {day}.",
    code: "Dein Code: {code}",
    claim: "Geschenk annehmen",
    gifts: "Zu deinen Geschenken",
    noCharge: "Wenn es endet, wird niemandem etwas abgebucht.",
  },
  fr: {
    subjects: {
      bought: "Votre cadeau est prêt",
      received: "{from} vous offre un abonnement",
      reminder: "Votre cadeau expire bientôt",
      claimed: "Votre cadeau a été accepté",
    },
    texts: {
      bought: `Vous offrez {span} d’abonnement ${brand.name}. Nous envoyons le code à l’adresse que vous avez indiquée.`,
      received: `{from} vous offre {span} d’abonnement ${brand.name} : plans, conseils et tout le reste.`,
      reminder: `{span} d’abonnement ${brand.name} vous attendent encore.`,
      claimed: `Les {span} d’abonnement ${brand.name} que vous avez offerts ont été acceptés.`,
    },
    span: (months) => `${months} mois`,
    unnamedGiver: "Quelqu’un",
    until: "Le code est valable jusqu’au {day}.",
    code: "Votre code : {code}",
    claim: "Accepter le cadeau",
    gifts: "Voir vos cadeaux",
    noCharge: "À la fin, rien n’est prélevé à personne.",
  },
  es: {
    subjects: {
      bought: "Tu regalo está listo",
      received: "{from} te regala una membresía",
      reminder: "Tu regalo caduca pronto",
      claimed: "Tu regalo ha sido aceptado",
    },
    texts: {
      bought: `Regalas {span} de membresía de ${brand.name}. Enviamos el código a la dirección que has indicado.`,
      received: `{from} te regala {span} de membresía de ${brand.name}: planes, guía y todo lo demás.`,
      reminder: `{span} de membresía de ${brand.name} aún te esperan.`,
      claimed: `Los {span} de membresía de ${brand.name} que regalaste han sido aceptados.`,
    },
    span: (months) => (months === 1 ? "1 mes" : `${months} meses`),
    unnamedGiver: "Alguien",
    until: "El código vale hasta el {day}.",
    code: "Tu código: {code}",
    claim: "Aceptar el regalo",
    gifts: "Ver tus regalos",
    noCharge: "Cuando termine, no se cobrará nada a nadie.",
  },
};

/** To giver and recipient. The code is generated when the mail is written. */
export const giftMail = defineMail({name: "gift", payload, write});

function write(facts: Facts, {locale, siteUrl, secret}: MailContext) {
  const words = WORDS[locale];
  const market = mailMarket(facts.region, locale);
  const home = `${siteUrl}/${market.region}/${market.locale}`;
  const isToGiver = facts.letter === "bought" || facts.letter === "claimed";
  const code = giftCode(secret, facts.gift_id);
  const subject = fillIn(words.subjects[facts.letter], facts, locale);
  const text = fillIn(words.texts[facts.letter], facts, locale);
  const claiming = [fillIn(words.until, facts, locale), words.code.replace("{code}", () => code)];
  return renderMailMessage({
    locale,
    subject,
    heading: subject,
    before: [text, ...paragraphs(facts.message), ...(isToGiver ? [] : claiming)],
    // Behind the hash, so that no server on the way writes it into its log.
    button: isToGiver
      ? {label: words.gifts, url: `${home}/account/gifts`}
      : {label: words.claim, url: `${home}/gift/claim#code=${code}`},
    after: [words.noCharge],
    footer: {label: new URL(siteUrl).host, url: home},
  });
}

function fillIn(sentence: string, {months, on, from, region}: Facts, locale: Locale) {
  const {span, unnamedGiver} = WORDS[locale];
  const day = dayInRegion(on, mailMarket(region, locale));
  const values: Readonly<Record<string, string>> = {from: from || unnamedGiver, span: span(months), day};
  // In one pass: placeholders within a person's name are not filled in again.
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
