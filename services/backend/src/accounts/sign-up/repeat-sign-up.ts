import type {Session} from "../../contract/session.ts";
import {requireEmail} from "../../core/mail/parse-email.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import type {AccountDeps} from "../account-deps.ts";
import type {Client} from "../sessions/client.ts";
import {completeSignIn} from "../sign-in/complete-sign-in.ts";

const REPEATABLE_MS = 24 * 60 * 60 * 1000;

interface Repeat {
  readonly email: string;
  readonly password?: string | undefined;
}

/**
 * A sign-up whose answer was lost, requested again with its idempotency key: the account exists, and a caller who knows
 * the key and the password gets a session. Tokens are never stored for replay. Null when it is not a repeat.
 */
export async function repeatSignUp(
  deps: AccountDeps,
  {email, password = ""}: Repeat,
  client: Client,
  sign_up_key: string | null,
): Promise<Session | null> {
  if (sign_up_key === null) return null;
  const person = await createAccountRepository(deps.db).findByEmail(requireEmail(email).norm, deps.now());
  if (person?.sign_up_key !== sign_up_key || person.state !== "active" || !person.password_hash) return null;
  if (deps.now().getTime() - person.created_at.getTime() > REPEATABLE_MS) return null;
  if (!(await deps.passwords.verify(person.password_hash, password))) return null;
  return completeSignIn(deps, person, client, {amr: ["pwd"], hasSignedIn: false, isKnownClient: true});
}
