import type {Db} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {emailHint} from "../account/email-hint.ts";
import {createIdentityRepository} from "./identity-repository.ts";
import type {SocialPerson} from "./provider/social-provider.ts";
import {issueSignupTicket} from "./signup-ticket.ts";

export interface SocialSignInDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Whether an account has this address. */
  readonly hasAccount: (email: string) => Promise<boolean>;
}

/**
 * The account of a person authenticated by a provider. An address never decides it: otherwise a person who could make a
 * provider report an address would own the account behind it.
 */
export async function findSocialAccount(deps: SocialSignInDeps, person: SocialPerson): Promise<string> {
  const {db, now} = deps;
  const user = await createIdentityRepository(db).use(person, now());
  if (user !== null) return user;
  const {verified_email} = person;
  if (verified_email !== null && (await deps.hasAccount(verified_email))) {
    throw new AppError("account_exists", "Sign in with e-mail and password, then link the provider", {
      params: {email_hint: emailHint(verified_email)},
    });
  }
  throw mismatch(person, await issueSignupTicket(db, now, person));
}

/** With what the sign-up form can begin from; it is the person's own. */
function mismatch(person: SocialPerson, signup_ticket: string) {
  const {provider, verified_email: email, first_name, last_name} = person;
  const known = {...(email && {email}), ...(first_name && {first_name}), ...(last_name && {last_name})};
  return new AppError("social_mismatch", `No account has this ${provider} account`, {
    params: {provider, signup_ticket, ...known},
  });
}
