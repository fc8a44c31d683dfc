import {emailHint} from "../../accounts/account/email-hint.ts";
import type {Address} from "../../contract/orders.ts";

export const maskText = (text: string | null) => (text === null ? null : "…");

export const maskEmail = (email: string | null) => (email === null ? null : emailHint(email));

/** Keeps the country, which decides what applies; the rest would reveal where the customer lives. */
export function maskAddress(address: Address | null): Address | null {
  if (address === null) return null;
  const hidden = {name: "…", line1: "…", line2: null, postal_code: null, city: null, state: null};
  return {...hidden, country: address.country};
}
