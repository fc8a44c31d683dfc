const FORMS: Readonly<Record<string, RegExp>> = {
  // Requires two slashes and a host: browsers also accept "https:host", which is never intended.
  https: /^https:\/\/[^\s/\\?#@]+(?:[/?#][^\s\\]*)?$/i,
  mailto: /^mailto:[^\s@]+@[^\s@]+$/i,
};

/** Anything that could run or hide where it leads is refused. */
export function hrefProblem(href: string, schemes: readonly ("https" | "mailto")[]): string | null {
  if (schemes.some((scheme) => FORMS[scheme]?.test(href))) return null;
  const beginnings = schemes.map((scheme) => (scheme === "https" ? "https://" : "mailto:"));
  return `Use an address that begins with ${beginnings.join(" or ")}.`;
}
