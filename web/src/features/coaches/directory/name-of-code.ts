/** The name of a country or language: as the server wrote it, else as this browser knows it. */
export function nameOfCode(
  names: Readonly<Record<string, string>>,
  code: string,
  locale: string,
  type: "region" | "language",
): string {
  return names[code] ?? new Intl.DisplayNames(locale, {type}).of(code) ?? code;
}
