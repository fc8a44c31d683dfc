import {FALLBACK_LOCALE, LOCALES, type Locale} from "@gradus/schemas/markets";
import type {Coach, CoachProfile} from "../contract/coaches.ts";
import type {CoachProfileRow, CoachRow} from "./coach-repository.ts";
import type {Texts} from "./tables.ts";

// Listed, not spread: a new column must not reach the browser by accident.
export function toCoach(row: CoachRow, locale: Locale): Coach {
  const written = writtenLocale(row.headline, locale);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    headline: row.headline[written] ?? "",
    headline_locale: written,
    portrait: {seed: row.portrait_seed},
    country: row.country,
    languages: row.languages,
    distances: row.distances,
    triathlon: row.triathlon,
    in_person: row.in_person,
    run_preferences: row.run_preferences,
    platforms: row.platforms,
    price_band: row.price_band,
    accepting: row.accepting,
  };
}

export function toCoachProfile(row: CoachProfileRow, locale: Locale): CoachProfile {
  const {about, approach} = row.texts;
  const written = writtenLocale(about, locale);
  return {
    ...toCoach(row, locale),
    about: about[written] ?? "",
    approach: approach[written] ?? "",
    text_locale: written,
    specialities: row.specialities,
    plans: [...row.plans],
  };
}

/** The reader's language where there is a text in it, then English, then whatever the author wrote in. */
function writtenLocale(texts: Texts, preferredLocale: Locale): Locale {
  return [preferredLocale, FALLBACK_LOCALE, ...LOCALES].find((locale) => texts[locale]) ?? FALLBACK_LOCALE;
}
