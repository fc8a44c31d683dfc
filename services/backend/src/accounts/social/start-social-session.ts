import type {Session} from "../../contract/session.ts";
import type {Provider} from "../../contract/social.ts";
import {AppError} from "../../core/errors.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import type {AccountDeps} from "../account-deps.ts";
import {createSecondFactorRepository} from "../second-factor/second-factor-repository.ts";
import type {Client} from "../sessions/client.ts";
import {createSessionRepository} from "../sessions/session-repository.ts";
import {recordAttempt} from "../sign-in/attempt-repository.ts";
import {completeSignIn} from "../sign-in/complete-sign-in.ts";

/** The end of signing in by provider, the same as with a password: who is locked out stays out. */
export async function startSocialSession(
  deps: AccountDeps,
  user_id: string,
  provider: Provider,
  client: Client,
): Promise<Session> {
  const {db, now, secret} = deps;
  const person = await createAccountRepository(db).get(user_id, now());
  if (!person) throw new AppError("sign_in_failed", "The account is gone");
  const note = (outcome: "ok" | "locked") =>
    recordAttempt(db, secret, {email_norm: person.email_norm, user_id, client, outcome, at: now()});
  if (person.state === "locked") {
    await note("locked");
    throw new AppError("sign_in_failed", "Sign-in failed");
  }
  // Sign-in by provider proves one factor only, and the return page cannot request a second.
  if (await createSecondFactorRepository(db).isConfirmed(user_id)) {
    throw new AppError("otp_required", "Sign in by password and code");
  }
  const familiarity = await createSessionRepository(db).getFamiliarity(user_id, client.id ?? "");
  const session = await completeSignIn(deps, person, client, {amr: [provider], ...familiarity});
  await note("ok");
  return session;
}
