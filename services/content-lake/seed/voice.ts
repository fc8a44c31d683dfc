import {listTokens} from "@gradus/schemas/tokens";

/** A number in copy is a stated fact, a legal term, a date or a marked example. Another one needs a source first. */
const STATED_NUMBERS = new Set("1 2 3 6 10 12 14 15 30 50 100 200 268 300 2027 2.2 2,2".split(" "));
const FORBIDDEN = /\b(?:unlock|elevate|seamless|journey|unleash|revolutionary|lorem)\b/i;
const INVISIBLE = /[\u200b-\u200d\u2060-\u2063\ufeff]/;

interface Rule {
  readonly says: string;
  readonly locale?: string;
  breaks(text: string): boolean;
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Style rules for all copy, whatever its content. The schema validates length, tokens and prices. */
const RULES: readonly Rule[] = [
  {says: "straight apostrophe", breaks: (text) => text.includes("'")},
  {says: "double space", breaks: (text) => text.includes("  ")},
  {says: "invisible character", breaks: (text) => INVISIBLE.test(text)},
  {says: "exclamation mark", breaks: (text) => /[!¡]/.test(text)},
  {says: "word we do not use", breaks: (text) => FORBIDDEN.test(text)},
  {
    says: "number without a source",
    breaks: (text) => numbersIn(text).some((number) => !STATED_NUMBERS.has(number)),
  },
  {
    says: "French sign needs a no-break space before it",
    locale: "fr",
    breaks: (text) => / [:;?!»%]/.test(text),
  },
  {
    says: "Spanish question marks do not pair",
    locale: "es",
    breaks: (text) => count(text, /\?/g) !== count(text, /¿/g),
  },
];

export function voiceProblems(text: string, locale: string): string[] {
  return RULES.filter((rule) => (rule.locale ?? locale) === locale && rule.breaks(text)).map(
    ({says}) => says,
  );
}

function numbersIn(text: string): string[] {
  return text.replace(/\{[^{}]*\}/g, "").match(/\d+(?:[.,]\d+)*/g) ?? [];
}

export function claimsIn(text: string): string[] {
  return listTokens(text).flatMap(({name, argument}) => (name === "claim" && argument ? [argument] : []));
}
