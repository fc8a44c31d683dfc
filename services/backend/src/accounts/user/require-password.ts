import {AppError} from "../../core/errors.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import type {Person} from "../account/account-repository.ts";
import type {AccountDeps} from "../account-deps.ts";

/** The holder of a session who guesses at its password is slowed down like any other caller. */
const GUESSES = {burst: 10, perMinute: 10 / 15};

/** Throws unless it is the account's password; one without a password has none that is right. */
export async function requirePassword(
  deps: Pick<AccountDeps, "db" | "now" | "secret" | "passwords">,
  person: Person,
  password: string,
) {
  await limitSubject(deps, "current-password", person.id, GUESSES);
  const isRight =
    person.password_hash !== null && (await deps.passwords.verify(person.password_hash, password));
  if (!isRight) throw new AppError("wrong_password", "The password is not right");
}
