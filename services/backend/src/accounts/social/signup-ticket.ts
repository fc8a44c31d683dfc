import {z} from "zod";
import {provider} from "../../contract/social.ts";
import type {Db} from "../../core/db/db.ts";
import {createOneTimeStore} from "../../core/one-time/one-time-store.ts";
import {ONE_TIME} from "../one-time-kinds.ts";
import type {SocialPerson} from "./provider/social-provider.ts";

const TICKET_S = 10 * 60;

const socialPerson = z.object({
  provider,
  issuer: z.string(),
  subject: z.string(),
  verified_email: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
});

/** Lets a person who proved their identity sign up without a password, for ten minutes. */
export function issueSignupTicket(db: Db, now: () => Date, person: SocialPerson): Promise<string> {
  return createOneTimeStore(db, now).keep(ONE_TIME.signUpTicket, person, TICKET_S);
}

/**
 * Redeems a ticket once and returns its owner; null when it has expired or was used. Call it with the transaction that
 * creates the account.
 */
export function redeemSignupTicket(tx: Db, now: () => Date, ticket: string): Promise<SocialPerson | null> {
  return createOneTimeStore(tx, now).take(ONE_TIME.signUpTicket, ticket, socialPerson);
}
