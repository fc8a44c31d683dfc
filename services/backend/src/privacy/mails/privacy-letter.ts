import type {MarketParams} from "@gradus/schemas/markets";
import {z} from "zod";
import type {AccountLinks} from "../../accounts/account/account-links.ts";
import {defineAccountMail} from "../../accounts/account/account-mail.ts";
import {writeLetter} from "../../core/mail/letter.ts";
import {inRegion} from "../../core/mail/mail.ts";
import {PRIVACY_WORDS, type PrivacyLetter} from "./privacy-letter-words.ts";

interface PrivacyMailContent {
  readonly letter: PrivacyLetter;
  /** The day that matters: until when a copy can be fetched, when an account goes, when it went. */
  readonly on: Date;
}

const onDay = inRegion.extend({on: z.iso.datetime().transform((on) => new Date(on))});

/** About a copy of a user's data, or about the coming deletion of their account. */
export const accountPrivacy = defineAccountMail({
  name: "account_privacy",
  payload: onDay.extend({letter: z.enum(["export_ready", "account_leaving", "account_idle"])}),
  isToOwner: true,
  write,
});

/** The last one: its address is forgotten once it is sent. */
export const accountDeleted = defineAccountMail({
  name: "account_deleted",
  payload: onDay,
  isToOwner: true,
  forgetsAddress: true,
  write: (market, {on}, links) => write(market, {letter: "account_deleted", on}, links),
});

function write(market: MarketParams, {letter, on}: PrivacyMailContent, links: AccountLinks) {
  const words = PRIVACY_WORDS[market.locale][letter];
  const day = new Intl.DateTimeFormat(market.locale, {dateStyle: "long", timeZone: "UTC"}).format(on);
  const leadsTo = {
    export_ready: links.privacy(market),
    account_leaving: links.signIn(market),
    account_idle: links.signIn(market),
    account_deleted: links.home(market).url,
  };
  return writeLetter({
    locale: market.locale,
    subject: words.subject,
    heading: words.heading,
    before: words.text.map((sentence) => sentence.replace("{day}", day)),
    button: {label: words.button, url: leadsTo[letter]},
    after: [words.advice],
    footer: links.home(market),
  });
}
