import type {Db} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {type Email, parseEmail} from "../../core/mail/parse-email.ts";
import {createIdentityRepository} from "./identity-repository.ts";
import type {SocialPerson} from "./provider/social-provider.ts";
import {redeemSignupTicket} from "./signup-ticket.ts";

/** Within the transaction: when something else about the form is refused, the ticket is still good. */
export async function redeemForSignUp(tx: Db, now: () => Date, ticket: string | undefined, email: Email) {
  if (ticket === undefined) return null;
  const person = await redeemSignupTicket(tx, now, ticket);
  if (person === null) {
    throw new AppError("invalid", "The ticket is unknown, used or over: sign in with the provider again", {
      field_errors: {signup_ticket: "unknown_value"},
    });
  }
  // Proven by the provider: the very address the account is made with, and no other.
  const isVerified = parseEmail(person.verified_email ?? "")?.norm === email.norm;
  return {person, isVerified};
}

export async function linkNewAccount(tx: Db, now: () => Date, user_id: string, person: SocialPerson) {
  if (await createIdentityRepository(tx).add(user_id, person, now())) return;
  throw new AppError("account_exists", "This account of the provider belongs to an account already");
}
