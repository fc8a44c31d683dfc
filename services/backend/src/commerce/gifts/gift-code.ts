import {createHash} from "node:crypto";
import type {Secret} from "../../core/crypto/secret.ts";

// Crockford's Base32: without letters that are easily mistaken for digits.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;

/** What claims a gift: 80 bits that derive from the key, so that neither a row nor a mail that waits holds it. */
export function giftCode(secret: Secret, gift_id: string): string {
  const bytes = createHash("sha256").update(secret.sign("gift-code", gift_id)).digest();
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return letters.replaceAll(/.{4}(?=.)/g, "$&-");
}

/** Hash of a code as the user typed it: in any case, with or without hyphens. */
export function hashCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll(/[IL]/g, "1").replaceAll("O", "0");
  return createHash("sha256").update(`gift ${letters}`).digest("base64url");
}
