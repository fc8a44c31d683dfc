import {isLocale, isRegion, type MarketParams, parseMarket} from "@gradus/schemas/markets";

/** Where a form of the shop came from, or null: an address is never taken from it, so it leads nowhere else. */
export function formMarket(form: FormData): MarketParams | null {
  const [region, locale] = [text(form, "region"), text(form, "locale")];
  return isRegion(region) && isLocale(locale) ? parseMarket(region, locale) : null;
}

export function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export const textOrNull = (form: FormData, name: string) => text(form, name) || null;

/** Path of the cart for browsers without scripts, with the message to show, if any. */
export function plainCartPath({region, locale}: MarketParams, messageCode: string | null): string {
  return `/${region}/${locale}/cart/plain${messageCode === null ? "" : `?said=${messageCode}`}`;
}

export function seeOther(location: string, cookie: string | null = null): Response {
  const headers = new Headers({location, "cache-control": "no-store"});
  if (cookie !== null) headers.append("set-cookie", cookie);
  return new Response(null, {status: 303, headers});
}

export async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch {
    return null;
  }
}
