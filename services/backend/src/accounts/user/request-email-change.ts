import {withTransaction} from "../../core/db/db.ts";
import {notFound} from "../../core/errors.ts";
import {requireEmail} from "../../core/mail/parse-email.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import {recordSecurityEvent} from "../account/security-log.ts";
import {createEmailRepository} from "../email/email-repository.ts";
import {type EmailDeps, limitCodes, proveAddress} from "../email/send-code.ts";
import {requireFreshSignIn} from "../sessions/fresh-sign-in.ts";

/**
 * Begins a change of address, which stays pending until a mailed code proves the address. The reply is the same whether
 * the new address has an account or not. Entering the current address cancels a pending change.
 */
export async function requestEmailChange(deps: EmailDeps, user: string, auth_time: Date, typed: string) {
  const at = deps.now();
  requireFreshSignIn(auth_time, at);
  const email = requireEmail(typed);
  const person = await createAccountRepository(deps.db).get(user, at);
  if (!person) throw notFound();
  const isOwn = email.norm === person.email_norm;
  if (!isOwn) await limitCodes(deps, user);
  await withTransaction(deps.db, async (tx) => {
    await createEmailRepository(tx).setPending(user, isOwn ? null : email.address, at);
    if (!isOwn) await recordSecurityEvent(tx, {user_id: user, event: "email.change_request", at});
  });
  if (!isOwn) await proveAddress(deps, person, email.address);
}
