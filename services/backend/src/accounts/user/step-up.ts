import {notFound} from "../../core/errors.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import type {AccountDeps} from "../account-deps.ts";
import {requireSecondFactor, type SecondFactorDeps} from "../second-factor/check-second-factor.ts";
import {ACCESS_SECONDS} from "../sessions/access-token.ts";
import {createSessionRepository} from "../sessions/session-repository.ts";
import {requirePassword} from "./require-password.ts";

type Deps = SecondFactorDeps & Pick<AccountDeps, "passwords" | "accessTokens">;

interface Proof {
  readonly user: string;
  readonly session: string;
  readonly password: string;
  readonly otp: string | undefined;
}

/** Proves anew who holds a session: the answer is a bearer for it, as young as a sign-in. */
export async function stepUp(deps: Deps, {user, session, password, otp}: Proof) {
  const at = deps.now();
  const person = await createAccountRepository(deps.db).get(user, at);
  const sessions = createSessionRepository(deps.db);
  const row = await sessions.get(session);
  if (!person || !row) throw notFound();
  await requirePassword(deps, person, password);
  const factor = await requireSecondFactor(deps, user, otp);
  await sessions.renewAuthTime(session, at);
  if (factor === "passed") await sessions.noteFactor(session);
  const access_token = await deps.accessTokens.issue({...row, session_id: row.id, auth_time: at});
  return {access_token, expires_in: ACCESS_SECONDS};
}
