import type {MarketParams} from "@gradus/schemas/markets";
import {z} from "zod";
import type {AccountLinks} from "../../accounts/account/account-links.ts";
import {defineAccountMail} from "../../accounts/account/account-mail.ts";
import {regionPayload} from "../../core/mail/mail.ts";
import {renderMailMessage} from "../../core/mail/render-mail-message.ts";
import {PRIVACY_WORDS, type PrivacyMail} from "./privacy-mail-words.ts";

interface PrivacyMailContent {
  readonly letter: PrivacyMail;
  /** The day that matters: until when a copy can be fetched, when an account goes, when it went. */
  readonly on: Date;
}

const onDay = regionPayload.extend({on: z.iso.datetime().transform((on) => new Date(on))});

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
  return renderMailMessage({
    locale: market.locale,
    subject: words.subject,
    heading: words.heading,
    before: words.text.map((sentence) => sentence.replace("{day}", day)),
    button: {label: words.button, url: leadsTo[letter]},
    after: [words.advice],
    footer: links.home(market),
  });
}
