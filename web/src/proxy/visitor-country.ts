/** Headers in which content delivery networks name the visitor's country. */
const COUNTRY_HEADERS = ["x-vercel-ip-country", "cf-ipcountry"];
/** ISO 3166 keeps this code for "unknown". */
const UNKNOWN_COUNTRY = "ZZ";

interface Options {
  /** Name of another header the site's own edge sets; it wins. */
  readonly header: string | undefined;
  /** Whether `?country=` may pretend to be elsewhere. */
  readonly isDevelopment: boolean;
}

/** The visitor's ISO 3166 country as the edge saw it, or the code for an unknown one. */
export function visitorCountry(request: Request, {header, isDevelopment}: Options): string {
  const pretended = isDevelopment ? new URL(request.url).searchParams.get("country") : null;
  const seen = [...(header ? [header] : []), ...COUNTRY_HEADERS].map((name) => request.headers.get(name));
  const country = [pretended, ...seen].find((value) => value && /^[A-Za-z]{2}$/.test(value));
  return country?.toUpperCase() ?? UNKNOWN_COUNTRY;
}
