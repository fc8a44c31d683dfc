import type {MarketParams} from "@gradus/schemas/markets";
import {z} from "zod";
import {regionPayload} from "../../../core/mail/mail.ts";
import {renderMailMessage} from "../../../core/mail/render-mail-message.ts";
import type {AccountLinks} from "../account-links.ts";
import {defineAccountMail} from "../account-mail.ts";
import {ACCOUNT_NOTICES, type AccountNotice, NOTICE_WORDS} from "./notice-words.ts";

interface Notice {
  readonly notice: AccountNotice;
  readonly at: Date;
  /** Empty when it is not known. */
  readonly browser: string;
}

export const accountNotice = defineAccountMail({
  name: "account_notice",
  payload: regionPayload.extend({
    notice: z.enum(ACCOUNT_NOTICES),
    at: z.iso.datetime().transform((at) => new Date(at)),
    browser: z.string(),
  }),
  isToOwner: true,
  write,
});

function write(market: MarketParams, {notice, at, browser}: Notice, links: AccountLinks) {
  const {when, ...notices} = NOTICE_WORDS[market.locale];
  const words = notices[notice];
  const time = new Intl.DateTimeFormat(market.locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const facts = [`${time.format(at)} UTC`, ...(browser ? [browser] : [])].join(" · ");
  const url = words.leadsTo === "reset" ? links.forgotten(market) : links.security(market);
  return renderMailMessage({
    locale: market.locale,
    subject: words.subject,
    heading: words.heading,
    before: [words.text, `${when}: ${facts}`],
    button: {label: words.button, url},
    after: [words.advice],
    footer: links.home(market),
  });
}
