/** Headers in which content delivery networks name the visitor's country. */
const COUNTRY_HEADERS = ["x-vercel-ip-country", "cf-ipcountry"];

interface Options {
  /** Name of another header the site's own edge sets; it wins. */
  readonly header: string | undefined;
  /** Whether `?country=` may pretend to be elsewhere. */
  readonly isDevelopment: boolean;
}

/** The visitor's ISO 3166 country as the edge saw it, or null when no edge named one. */
export function visitorCountry(request: Request, {header, isDevelopment}: Options): string | null {
  const pretended = isDevelopment ? new URL(request.url).searchParams.get("country") : null;
  const headerValues = [...(header ? [header] : []), ...COUNTRY_HEADERS].map((name) =>
    request.headers.get(name),
  );
  const country = [pretended, ...headerValues].find((value) => value && /^[A-Za-z]{2}$/.test(value));
  return country?.toUpperCase() ?? null;
}
