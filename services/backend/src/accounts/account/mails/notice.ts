import type {MarketParams} from "@gradus/schemas/markets";
import {writeLetter} from "../../../core/mail/letter.ts";
import type {AccountLinks} from "../account-links.ts";
import {type AccountNotice, NOTICE_WORDS} from "./notice-words.ts";

export interface Notice {
  readonly notice: AccountNotice;
  readonly at: Date;
  /** Empty when it is not known. */
  readonly browser: string;
}

/** Tells the owner of an account what happened to it. */
export function accountNotice(market: MarketParams, {notice, at, browser}: Notice, links: AccountLinks) {
  const {when, ...notices} = NOTICE_WORDS[market.locale];
  const words = notices[notice];
  const time = new Intl.DateTimeFormat(market.locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const facts = [`${time.format(at)} UTC`, ...(browser ? [browser] : [])].join(" · ");
  const url = words.leadsTo === "reset" ? links.forgotten(market) : links.security(market);
  return writeLetter({
    locale: market.locale,
    subject: words.subject,
    heading: words.heading,
    before: [words.text, `${when}: ${facts}`],
    button: {label: words.button, url},
    after: [words.advice],
    footer: links.home(market),
  });
}
