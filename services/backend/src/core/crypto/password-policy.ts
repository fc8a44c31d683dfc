import {brand} from "@gradus/schemas/brand";
import {dictionary} from "@zxcvbn-ts/language-common";
import {AppError} from "../errors.ts";

/** Almost fifty thousand passwords of past leaks, in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary["passwords-common"].map(String));

/** Refuses what is guessed first: passwords many people have, and what stands on the same form. */
export function requireUncommon(password: string, person: {user_name: string; email: string}) {
  const text = password.normalize("NFKC").toLowerCase();
  const obvious = [person.user_name, person.email, person.email.split("@")[0] ?? "", brand.name];
  if (!COMMON.has(text) && !obvious.some((word) => word.toLowerCase() === text)) return;
  throw new AppError("invalid", "This password is easy to guess", {field_errors: {password: "too_common"}});
}
