/**
 * GROQ for one language of a localized field, falling back to English.
 * An object cannot be indexed by a parameter in GROQ (`phrase[$locale]` silently gives null), hence the list.
 */
export const localized = (field: string) =>
  `coalesce(select($locale == "de" => ${field}.de, $locale == "fr" => ${field}.fr, $locale == "es" => ${field}.es), ${field}.en)`;
