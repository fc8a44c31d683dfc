import {INTERNATIONAL, isRegion, type Locale, type MarketParams, parseMarket} from "@gradus/schemas/markets";
import {z} from "zod";
import type {Secret} from "../crypto/secret.ts";
import type {OutgoingMail} from "./smtp.ts";

/** Links and codes in the mail derive from the secret. */
export interface MailContext {
  readonly locale: Locale;
  readonly secret: Secret;
  readonly siteUrl: string;
  readonly publicUrl: string;
}

export type WrittenMail = Pick<OutgoingMail, "subject" | "text" | "html"> &
  Partial<Pick<OutgoingMail, "unsubscribeUrl" | "replyTo">>;

export interface Mail {
  /** In its outbox rows, so it never changes. */
  readonly name: string;
  /** Written to the owner of an account about it: it goes with the account, even to an address they never proved. */
  readonly isToOwner: boolean;
  /** The last mail its recipient gets: the address is erased once it is sent. */
  readonly forgetsAddress: boolean;
  /** Throws when the payload does not match the schema of the mail. */
  readonly render: (payload: unknown, context: MailContext) => WrittenMail;
}

export interface MailOf<Payload extends z.ZodType> extends Mail {
  readonly payload: Payload;
}

interface Definition<Payload extends z.ZodType> {
  readonly name: string;
  /** What its outbox row holds: ids and nonces rather than links, for what the database holds opens nothing. */
  readonly payload: Payload;
  readonly isToOwner?: boolean;
  readonly forgetsAddress?: boolean;
  readonly write: (payload: z.output<Payload>, context: MailContext) => WrittenMail;
}

/** A mail is its name, what its row holds, and how it is written from that at the moment it leaves. */
export function defineMail<Payload extends z.ZodType>(definition: Definition<Payload>): MailOf<Payload> {
  const {name, payload, isToOwner = false, forgetsAddress = false, write} = definition;
  const render = (row: unknown, context: MailContext) => write(payload.parse(row), context);
  return {name, payload, isToOwner, forgetsAddress, render};
}

export const regionPayload = z.object({region: z.string()});

/**
 * The market that links point to. If the region no longer supports the language, it is the international one, which
 * supports all of them.
 */
export function mailMarket(region: string, locale: Locale): MarketParams {
  return (isRegion(region) && parseMarket(region, locale)) || {region: INTERNATIONAL, locale};
}
