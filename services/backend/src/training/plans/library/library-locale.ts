import {LIBRARY_LOCALES, type LibraryLocale} from "@gradus/training/library/library-workout";
import {readAthlete} from "../../../accounts/account/athlete.ts";
import type {Db} from "../../../core/db/db.ts";

/** The language of the library for an account's locale; English for one that the library does not have. */
export const libraryLocaleOf = (locale: string | null): LibraryLocale =>
  LIBRARY_LOCALES.find((each) => each === locale) ?? "en";

export async function libraryLocale(db: Db, user_id: string): Promise<LibraryLocale> {
  const athlete = await readAthlete(db, user_id);
  return libraryLocaleOf(athlete?.locale ?? null);
}
