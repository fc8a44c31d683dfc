const names = new Intl.DisplayNames("en", {type: "region", fallback: "none"});
/** Codes that are well known and stand for no country: unknown, unions, test data, and islands of a country. */
const NO_COUNTRY = new Set("ZZ EU EZ UN QO XA XB AC CP CQ DG EA IC TA".split(" "));

/** True for an ISO 3166 code of a country of today, in capitals. */
export function isCountry(code: string) {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.has(code)) return false;
  // Former countries are known by name, but as a locale's region they become their successors.
  return names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}
