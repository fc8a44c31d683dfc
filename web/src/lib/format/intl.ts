const formatters = new Map<string, unknown>();

/** `Intl` objects cost a hundred times more to make than to use, and a page needs the same few many times. */
function once<T>(kind: string, locale: string, options: object, make: () => T): T {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) as T | undefined;
  if (known !== undefined) return known;
  const fresh = make();
  formatters.set(key, fresh);
  return fresh;
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once("number", locale, options, () => new Intl.NumberFormat(locale, options));
}

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once("date", locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function displayNames(locale: string, type: Intl.DisplayNamesOptions["type"]): Intl.DisplayNames {
  return once("names", locale, {type}, () => new Intl.DisplayNames(locale, {type}));
}
