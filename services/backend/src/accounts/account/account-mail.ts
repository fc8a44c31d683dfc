import type {MarketParams} from "@gradus/schemas/markets";
import type {z} from "zod";
import {defineMail, type MailOf, mailMarket, type WrittenMail} from "../../core/mail/mail.ts";
import {type AccountLinks, createAccountLinks} from "./account-links.ts";

interface Definition<Payload extends z.ZodType<{readonly region: string}>> {
  readonly name: string;
  readonly payload: Payload;
  readonly isToOwner: boolean;
  readonly forgetsAddress?: boolean;
  readonly write: (market: MarketParams, facts: z.output<Payload>, links: AccountLinks) => WrittenMail;
}

export function defineAccountMail<Payload extends z.ZodType<{readonly region: string}>>({
  write,
  ...definition
}: Definition<Payload>): MailOf<Payload> {
  return defineMail({
    ...definition,
    write: (facts, {locale, secret, siteUrl}) =>
      write(mailMarket(facts.region, locale), facts, createAccountLinks(secret, siteUrl)),
  });
}
