import {and, eq, gte} from "drizzle-orm";
import {z} from "zod";
import {hashToken, newNonce} from "../../core/crypto/token.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import type {Email} from "../../core/mail/parse-email.ts";
import {createOneTimeRepository} from "../../core/one-time/one-time-repository.ts";
import {createAccountTokens} from "../account/account-links.ts";
import {createAccountRepository, type Person} from "../account/account-repository.ts";
import {emailHint} from "../account/email-hint.ts";
import {recordSecurityEvent} from "../account/security-log.ts";
import {identity} from "../account/tables.ts";
import {translateConflict} from "../account/translate-conflict.ts";
import {ONE_TIME} from "../one-time-kinds.ts";
import {issueReset} from "../recovery/issue-reset.ts";
import {createSecondFactorRepository} from "../second-factor/second-factor-repository.ts";
import {createSessionRepository} from "../sessions/session-repository.ts";
import {createEmailRepository} from "./email-repository.ts";
import {accountEmailChanged} from "./mails/account-email-changed.ts";
import type {EmailDeps} from "./send-code.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const UNDO_MS = 7 * DAY_MS;
const former = z.object({
  address: z.string(),
  norm: z.string(),
  verified_at: z.iso.datetime().nullable(),
});

/**
 * Gives an account the address it has proven. Everyone is signed out, and the former address may take it back, even
 * after another change: two in a row must not be a way to keep the account.
 */
export async function changeEmail(tx: Db, {now, secret}: EmailDeps, person: Person, email: Email) {
  const at = now();
  const nonce = newNonce();
  await translateConflict(createEmailRepository(tx).change(person.id, email, at, at));
  await createSessionRepository(tx).endAll(person.id, "email", at);
  await createOneTimeRepository(tx).close(person.id, ONE_TIME.reset);
  await createOneTimeRepository(tx).add({
    hash: hashToken(createAccountTokens(secret).undo(nonce)),
    kind: ONE_TIME.undoEmail,
    user_id: person.id,
    data: {
      address: person.email,
      norm: person.email_norm,
      verified_at: person.email_verified_at?.toISOString() ?? null,
    } satisfies z.infer<typeof former>,
    created_at: at,
    expires_at: new Date(at.getTime() + UNDO_MS),
  });
  await enqueueMail(tx, accountEmailChanged, {
    dedupe: `account-email-changed.${nonce}`,
    locale: person.locale,
    to: person.email,
    payload: {nonce, region: person.region, hint: emailHint(email.address)},
    at,
  });
  await recordSecurityEvent(tx, {user_id: person.id, event: "email.change", at});
}

/**
 * Takes a change back for the owner of the former address. Who made the change may know the password too, so everyone
 * is signed out and a link for a new one goes to the former address. They may also have added sign-in methods of their
 * own, before or after: providers and a second factor that came since the day before go with it.
 */
export async function undoEmailChange(deps: EmailDeps, token: string) {
  const at = deps.now();
  await withTransaction(deps.db, async (tx) => {
    const used = await createOneTimeRepository(tx).use(hashToken(token), ONE_TIME.undoEmail, at);
    const person = used?.user_id ? await createAccountRepository(tx).get(used.user_id, at) : null;
    if (!used || !person) throw new AppError("code_expired", "This change can no longer be taken back");
    const {address, norm, verified_at} = former.parse(used.data);
    const verifiedAt = verified_at === null ? null : new Date(verified_at);
    await translateConflict(createEmailRepository(tx).change(person.id, {address, norm}, verifiedAt, at));
    await createSessionRepository(tx).endAll(person.id, "email", at);
    await revokeRecentSignInMethods(tx, person.id, new Date(used.created_at.getTime() - DAY_MS));
    await createOneTimeRepository(tx).closeLater(used);
    await createOneTimeRepository(tx).close(person.id, ONE_TIME.emailCode);
    await issueReset(tx, deps, {...person, email: address});
    await recordSecurityEvent(tx, {user_id: person.id, event: "email.undo", at});
  });
  deps.wakeMail();
}

/** Removes the ways in, and the factor that bars one, which an account got since an instant. */
async function revokeRecentSignInMethods(tx: Db, user: string, since: Date) {
  await tx.delete(identity).where(and(eq(identity.user_id, user), gte(identity.linked_at, since)));
  const factor = createSecondFactorRepository(tx);
  const found = await factor.get(user);
  if (found && found.created_at >= since) await factor.remove(user);
}
