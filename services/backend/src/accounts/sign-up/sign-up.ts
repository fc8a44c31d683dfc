import type {z} from "zod";
import type {SignUpBody} from "../../contract/accounts.ts";
import type {AgreementBody, agreedDocument} from "../../contract/agreements.ts";
import type {Session} from "../../contract/session.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {AppError} from "../../core/errors.ts";
import {type Email, requireEmail} from "../../core/mail/parse-email.ts";
import {createAgreementRepository} from "../../legal/agreements/agreement-repository.ts";
import {requireCurrent} from "../../legal/agreements/record-agreement.ts";
import {createAccountRepository, type Person} from "../account/account-repository.ts";
import {addConsent} from "../account/consents.ts";
import {recordMeasures} from "../account/measures.ts";
import {recordSecurityEvent} from "../account/security-log.ts";
import {translateConflict} from "../account/translate-conflict.ts";
import {sessionOf} from "../account/user-head.ts";
import type {AccountDeps} from "../account-deps.ts";
import {sendEmailProof} from "../email/email-proof.ts";
import type {Client} from "../sessions/client.ts";
import {startSession, tokensOf} from "../sessions/start-session.ts";
import {linkNewAccount, redeemForSignUp} from "../social/sign-up-with-ticket.ts";
import {type NewPerson, requireNewPerson} from "./new-person.ts";

/**
 * Creates an account in one transaction with everything that belongs to it: profile, agreement, first measures, the
 * mail that confirms the address, and a session. Unique indexes decide between concurrent requests for the same address
 * or name.
 */
export async function signUp(
  deps: AccountDeps,
  body: SignUpBody,
  client: Client,
  sign_up_key: string | null,
): Promise<Session> {
  const email = requireEmail(body.email);
  const person = requireNewPerson(body, email, deps.now());
  const agreed = await requireAgreement(deps, body);
  const password_hash = person.password === null ? null : await deps.passwords.hash(person.password);
  const {made, started} = await withTransaction(deps.db, async (tx) => {
    const social = await redeemForSignUp(tx, deps.now, body.signup_ticket, email);
    const isVerified = social?.isVerified ?? false;
    const created = await addPerson(tx, deps, {person, email, isVerified, password_hash, sign_up_key});
    if (social) await linkNewAccount(tx, deps.now, created.id, social.person);
    await createAgreementRepository(tx).add({
      ...agreed,
      id: newId("agr"),
      user: created.id,
      order: null,
      at: deps.now(),
    });
    if (!isVerified) await sendEmailProof(tx, deps, created, email);
    const amr = [social?.person.provider ?? "pwd"];
    const user = {user_id: created.id, token_version: created.token_version, isStaff: false, amr};
    const started = await startSession(tx, deps, user, client);
    await recordSecurityEvent(tx, {user_id: created.id, event: "user.create", at: deps.now()});
    return {made: created, started};
  });
  deps.wakeMail();
  return sessionOf(await tokensOf(deps, started), made);
}

/**
 * Requires agreement to the privacy policy in force, in a language the user could read. Runs before the transaction
 * begins.
 */
async function requireAgreement(deps: AccountDeps, body: SignUpBody): Promise<AgreementBody> {
  if (!body.privacy_agreement?.accepted) {
    throw new AppError("privacy_required", "An account needs agreement to the privacy policy");
  }
  const {accepted: _, ...document} = body.privacy_agreement;
  const documents: z.infer<typeof agreedDocument>[] = [requirePrivacy(document)];
  const agreed = {context: "signup" as const, region: body.region, locale: body.locale, documents};
  await requireCurrent(deps, agreed);
  return agreed;
}

function requirePrivacy(document: z.infer<typeof agreedDocument>) {
  if (document.kind === "privacy") return document;
  throw new AppError("invalid", "The agreement must be to the privacy policy", {
    field_errors: {"privacy_agreement.kind": "unknown_value"},
  });
}

interface NewAccountInput {
  readonly person: NewPerson;
  readonly email: Email;
  readonly password_hash: string | null;
  /** Whether a provider proved the address. */
  readonly isVerified: boolean;
  readonly sign_up_key: string | null;
}

async function addPerson(
  tx: Db,
  {now}: AccountDeps,
  {person, email, isVerified, ...secrets}: NewAccountInput,
): Promise<Person> {
  const at = now();
  const id = newId("usr");
  const {region, locale} = person.account;
  const accounts = createAccountRepository(tx);
  const row = {
    ...person.account,
    ...secrets,
    id,
    state: "active" as const,
    email: email.address,
    email_norm: email.norm,
    password_set_at: secrets.password_hash === null ? null : at,
    email_verified_at: isVerified ? at : null,
    created_at: at,
    updated_at: at,
    last_seen_at: at,
  };
  await translateConflict(accounts.add(row, {...person.profile, user_id: id}));
  await recordMeasures(tx, id, person.profile, person.profile.timezone, at);
  const choice = {user_id: id, kind: "marketing" as const, region, locale, source: "signup", at};
  if (person.wantsNews) await addConsent(tx, {...choice, granted: true});
  const created = await accounts.get(id, at);
  if (!created) throw new Error("The account that was just made is not there");
  return created;
}
