import {randomBytes} from "node:crypto";

// Crockford's alphabet: it has no letter that a person mistakes for a digit.
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 26;

/** An opaque id such as `usr_3f8k…`: 130 random bits, so that none can be guessed from another. */
export function newId(prefix: string) {
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${prefix}_${characters.join("")}`;
}
