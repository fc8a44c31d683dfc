import {CURRENCIES, type Locale, market as marketOf} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail, type MailContext, mailMarket, regionPayload} from "../../../core/mail/mail.ts";
import {dayInRegion} from "../../../core/mail/region-time.ts";
import {renderMailMessage} from "../../../core/mail/render-mail-message.ts";
import {formatMoney} from "../../money/format-money.ts";
import {MEMBERSHIP_MAILS, MEMBERSHIP_WORDS} from "./membership-words.ts";

const payload = regionPayload.extend({
  letter: z.enum(MEMBERSHIP_MAILS),
  /** The day that matters: the next charge, the end, the last day of grace. */
  on: z.iso.datetime(),
  amount: z.int(),
  currency: z.enum(CURRENCIES),
  interval: z.enum(["daily", "weekly", "monthly", "yearly"]),
  is_trial: z.boolean(),
  commitment_ends_at: z.iso.datetime().nullable(),
  /** Charges that follow although it is cancelled. */
  charges: z.int(),
  is_grace_over: z.boolean(),
});
export type MembershipMailFacts = z.infer<typeof payload>;

export const membershipMail = defineMail({name: "membership", payload, isToOwner: true, write});

function write(facts: MembershipMailFacts, {locale, siteUrl}: MailContext) {
  const words = MEMBERSHIP_WORDS[locale];
  const {subject} = words.mails[facts.letter];
  const market = mailMarket(facts.region, locale);
  const home = `${siteUrl}/${market.region}/${market.locale}`;
  const isUnpaid = facts.letter === "payment_problem";
  return renderMailMessage({
    locale,
    subject,
    heading: subject,
    before: sentences(facts, locale).map((sentence) => fillIn(sentence, facts, locale)),
    button: {label: isUnpaid ? words.fix : words.button, url: `${home}/account/subscription`},
    after: [],
    footer: {label: new URL(siteUrl).host, url: home},
  });
}

function sentences(facts: MembershipMailFacts, locale: Locale): readonly string[] {
  const words = MEMBERSHIP_WORDS[locale];
  const [first = "", ...others] = words.mails[facts.letter].text;
  if (facts.letter === "started") {
    const isBound = facts.commitment_ends_at !== null;
    return [facts.is_trial ? words.trial : words.paid, ...(isBound ? [words.commitment] : [])];
  }
  if (facts.letter === "cancelled") {
    return [first, facts.charges > 0 ? words.charges(facts.charges) : words.noCharge];
  }
  return facts.is_grace_over ? [first, words.graceOver] : [first, ...others];
}

function fillIn(sentence: string, facts: MembershipMailFacts, locale: Locale) {
  const {amount, currency, interval, charges, on, commitment_ends_at} = facts;
  const {per} = MEMBERSHIP_WORDS[locale];
  const toDay = (at: string) => dayInRegion(at, mailMarket(facts.region, locale));
  const money = (sum: number) => withTax(formatMoney(sum, currency, locale), facts.region, locale);
  return sentence
    .replaceAll("{price}", per[interval].replace("{price}", money(amount)))
    .replaceAll("{sum}", money(amount * charges))
    .replaceAll("{day}", toDay(on))
    .replaceAll("{commitment}", commitment_ends_at === null ? "" : toDay(commitment_ends_at));
}

/** Where prices hold no tax, a mail must not promise that less is charged than will be. */
function withTax(price: string, region: string, locale: Locale) {
  const isExclusive = marketOf(mailMarket(region, locale).region).tax.mode === "exclusive";
  return isExclusive ? MEMBERSHIP_WORDS[locale].plusTax.replace("{price}", price) : price;
}
