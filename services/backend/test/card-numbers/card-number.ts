import {randomInt} from "node:crypto";
import {TEST_CARDS} from "@gradus/payments/test-cards";

const KNOWN = new Set(TEST_CARDS.map(({number}) => number));

/** A number that a bank could have given out: of such a brand, with a check digit that fits, and on no test list. */
export function newCardNumber(prefix: string, length = 16): string {
  const filled = Array.from({length: length - prefix.length - 1}, () => randomInt(10)).join("");
  const number = `${prefix}${filled}${checkDigit(prefix + filled)}`;
  return KNOWN.has(number) ? newCardNumber(prefix, length) : number;
}

/** By Luhn. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** What may stand between the digits of a number: as people type it, and as a form, a page or UTF-16 carries it. */
const BETWEEN = "[\\s._+\\0-]|%20|&nbsp;";
const SPACING = new RegExp(BETWEEN, "g");

/**
 * Those of the given numbers that a text contains in any spacing, or of which it contains the eight middle digits,
 * which are not needed to distinguish one card from another. Also finds them as bytes, in the hex output of a database.
 */
export function numbersIn(text: string, numbers: readonly string[]): readonly string[] {
  const plain = text.replace(SPACING, "");
  return numbers.filter(
    (number) =>
      plain.includes(number) ||
      text.includes(Buffer.from(number).toString("hex")) ||
      (plain.includes(middleOf(number)) && alone(middleOf(number)).test(text)),
  );
}

const middleOf = (number: string) => number.slice(4, 12);

/**
 * Excludes matches adjoining letters: these are part of an id or a digest, which sooner or later contains any eight
 * digits.
 */
const alone = (digits: string) =>
  new RegExp(`(?<![a-z])${[...digits].join(`(?:${BETWEEN})?`)}(?![a-z])`, "i");
