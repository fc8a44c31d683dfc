/**
 * Where someone signs in who stands at an address, and comes back from; null for who stands there already. Every page
 * is under a region and a language.
 */
export function signInAddress(address: string): string | null {
  const [, region = "", locale = "", page] = (address.split(/[?#]/)[0] ?? "").split("/");
  if (page === "sign-in") return null;
  return `/${region}/${locale}/sign-in?${new URLSearchParams({next: address})}`;
}
