import type {AgreedDocument} from "../../contract/agreements.ts";
import {ROLES, type Session, type TokenSet, type UserHead} from "../../contract/session.ts";
import type {Person} from "./account-repository.ts";

export interface SignInNotices {
  readonly must_accept?: readonly AgreedDocument[];
  readonly deletes_at?: Date | null;
}

/** Listed, not spread: no column leaves by accident. */
function userHeadOf(person: Person, {must_accept = [], deletes_at = null}: SignInNotices = {}): UserHead {
  const {id, user_name, first_name, email, email_verified_at, locale, region} = person;
  return {
    id,
    user_name,
    first_name,
    email,
    locale,
    region,
    email_verified: email_verified_at !== null,
    roles: rolesIn(person.roles),
    ...(must_accept.length > 0 && {must_accept: [...must_accept]}),
    ...(deletes_at && {deletes_at: deletes_at.toISOString()}),
  };
}

/** The groups that mean something to a page; those staff made up carry permissions only. */
export function rolesIn(groups: readonly string[]) {
  return ROLES.filter((role) => groups.includes(role));
}

export const STAFF_ROLES: ReadonlySet<string> = new Set(["admin", "support"]);

export function isStaff(groups: readonly string[]) {
  return groups.some((group) => STAFF_ROLES.has(group));
}

export function sessionOf(tokens: TokenSet, person: Person, waiting?: SignInNotices): Session {
  return {...tokens, user: userHeadOf(person, waiting)};
}
