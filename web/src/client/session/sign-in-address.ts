/**
 * The sign-in address that returns to `address` afterwards; null when `address` is the sign-in page itself. Every page
 * is under a region and a language.
 */
export function signInAddress(address: string): string | null {
  const [, region = "", locale = "", page] = (address.split(/[?#]/)[0] ?? "").split("/");
  if (page === "sign-in") return null;
  return `/${region}/${locale}/sign-in?${new URLSearchParams({next: address})}`;
}
