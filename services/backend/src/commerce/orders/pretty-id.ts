import {randomBytes} from "node:crypto";

// Crockford's Base32: without letters that are easily mistaken for digits.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BASE = ALPHABET.length;
const DIGITS = 8;

/** 40 random bits and a check character, to be read out on the phone. It names an order and opens none. */
export function newPrettyId(): string {
  const digits = [...randomBytes(DIGITS)].map((byte) => byte % BASE);
  return format([...digits, checkDigit(digits)]);
}

/** As it is stored, or null for what can be none: every single wrong character is found here. */
export function parsePrettyId(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll(/[IL]/g, "1").replaceAll("O", "0");
  const digits = [...letters].map((letter) => ALPHABET.indexOf(letter));
  if (digits.length !== DIGITS + 1 || digits.includes(-1)) return null;
  return checkDigit(digits.slice(0, DIGITS)) === digits[DIGITS] ? format(digits) : null;
}

/** Luhn's sum, to the base of the alphabet: every second digit counts twice, from the right. */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.toReversed().reduce((all, digit, index) => {
    const counted = index % 2 === 0 ? digit * 2 : digit;
    return all + Math.floor(counted / BASE) + (counted % BASE);
  }, 0);
  return (BASE - (sum % BASE)) % BASE;
}

function format(digits: readonly number[]): string {
  const letters = digits.map((digit) => ALPHABET[digit]).join("");
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join("-");
}
