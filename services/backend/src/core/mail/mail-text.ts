export function paragraphs(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The `@` stays as it is: not every program reads it encoded. */
export function mailtoUrl(address: string) {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

/** A day (yyyy-MM-dd) in the words of a language. */
export function dayInWords(day: string, locale: string) {
  return new Intl.DateTimeFormat(locale, {dateStyle: "long", timeZone: "UTC"}).format(new Date(day));
}
