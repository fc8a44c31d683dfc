import {createAccountRepository, type Person} from "../accounts/account/account-repository.ts";
import {normUserName} from "../accounts/account/reserved-names.ts";
import type {ShareInvite} from "../contract/sharing.ts";
import type {Db} from "../core/db/db.ts";
import {AppError} from "../core/errors.ts";
import {requireEmail} from "../core/mail/parse-email.ts";
import {emailKey} from "./share-conditions.ts";

export interface Invitee {
  /** What was typed, in the form in which two spellings are the same. */
  readonly key: string;
  readonly label: string;
  /** The account an invitation by name or id is for. Null for an address until an account with it accepts. */
  readonly receiver_id: string | null;
  readonly person: Person | null;
  /** Where the mail goes; null where no proven address is known. */
  readonly mailbox: string | null;
}

type Invite = Pick<ShareInvite, "email" | "user_id" | "user_name">;

/** No response may reveal whether an account was found. */
export async function findInvitee(db: Db, invite: Invite, now: Date): Promise<Invitee> {
  const accounts = createAccountRepository(db);
  const {email, user_id, user_name} = requireOne(invite);
  if (email !== undefined) {
    const {address, norm} = requireEmail(email);
    const person = await accounts.findByEmail(norm, now);
    return {key: emailKey(norm), label: address, receiver_id: null, person, mailbox: address};
  }
  if (user_id !== undefined) {
    return namedInvitee(`id:${user_id}`, user_id, await accounts.get(user_id, now));
  }
  const name = user_name ?? "";
  const norm = normUserName(name);
  return namedInvitee(`name:${norm}`, name, await accounts.findByName(norm, now));
}

function namedInvitee(key: string, label: string, found: Person | null): Invitee {
  const person = found?.state === "active" ? found : null;
  const mailbox = person?.email_verified_at ? person.email : null;
  return {key, label, receiver_id: person?.id ?? null, person, mailbox};
}

function requireOne(invite: Invite): Invite {
  const addressees = [invite.email, invite.user_id, invite.user_name].filter((value) => value !== undefined);
  if (addressees.length === 1 && addressees[0]?.trim() !== "") return invite;
  throw new AppError("invalid", "Name exactly one of email, user_id and user_name", {
    field_errors: {email: "email_required"},
  });
}

export function isSelf({key, person}: Invitee, me: Person) {
  return person?.id === me.id || key === emailKey(me.email_norm);
}
