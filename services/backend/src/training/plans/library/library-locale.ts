import {LIBRARY_LOCALES, type LibraryLocale} from "@gradus/training/library/library-workout";
import {readAthlete} from "../../../accounts/account/athlete.ts";
import type {Db} from "../../../core/db/db.ts";

/** The language of the library for an account: the account's locale if the library has it, otherwise English. */
export async function libraryLocale(db: Db, user_id: string): Promise<LibraryLocale> {
  const athlete = await readAthlete(db, user_id);
  return LIBRARY_LOCALES.find((locale) => locale === athlete?.locale) ?? "en";
}
