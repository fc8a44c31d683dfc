import {isoDay} from "@gradus/training/numbers/days";
import {withTransaction} from "../../core/db/db.ts";
import {notFound} from "../../core/errors.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import {parseEmail} from "../../core/mail/parse-email.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import {type AccountRow, createAccountRepository} from "../account/account-repository.ts";
import type {AccountDeps} from "../account-deps.ts";
import {sendEmailProof} from "./email-proof.ts";
import {accountExists} from "./mails/account-exists.ts";

export type EmailDeps = Pick<AccountDeps, "db" | "now" | "secret" | "wakeMail">;

export const RESEND_AFTER_S = 30;
const MINUTE_S = 60;
const EVERY_THIRTY_SECONDS = {burst: 1, perMinute: MINUTE_S / RESEND_AFTER_S};
const FIVE_AN_HOUR = {burst: 5, perMinute: 5 / 60};
const TWENTY_A_DAY = {burst: 20, perMinute: 20 / (24 * 60)};

/** Where no address waits to be confirmed, nothing is sent and nothing is wrong. */
export async function sendCode(deps: EmailDeps, user: string) {
  await limitSubject(deps, "code-now", user, EVERY_THIRTY_SECONDS);
  await limitCodes(deps, user);
  const person = await createAccountRepository(deps.db).get(user, deps.now());
  if (!person) throw notFound();
  const waiting = person.email_pending ?? (person.email_verified_at ? null : person.email);
  if (waiting !== null) await proveAddress(deps, person, waiting);
}

/** An account is no way to fill other people's inboxes. */
export async function limitCodes(deps: EmailDeps, user: string) {
  await limitSubject(deps, "code-hour", user, FIVE_AN_HOUR);
  await limitSubject(deps, "code-day", user, TWENTY_A_DAY);
}

/**
 * Sends a request for proof to the owner of an address. An address that already has an account gets another mail
 * instead: the user who entered it learns nothing, and its owner learns that it was entered.
 */
export async function proveAddress(deps: EmailDeps, person: AccountRow, typed: string) {
  const email = parseEmail(typed);
  if (!email) throw new Error(`The address of ${person.id} cannot be read`);
  await withTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const owner = await createAccountRepository(tx).findByEmail(email.norm, at);
    if (!owner || owner.id === person.id) return sendEmailProof(tx, deps, person, email);
    return enqueueMail(tx, accountExists, {
      dedupe: `account-exists.${person.id}.${owner.id}.${isoDay(at)}`,
      locale: owner.locale,
      to: owner.email,
      payload: {region: owner.region},
      at,
    });
  });
  deps.wakeMail();
}
