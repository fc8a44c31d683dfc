import {LOCALES, type Locale} from "@gradus/schemas/markets";
import compile from "icu-minify/compile";
import {createTranslator} from "next-intl";
import {describe, expect, it} from "vitest";
import {listPlaceholders, listTags} from "./placeholders.ts";
import {listMessages, readCatalogue} from "./read-catalogue.ts";
import {SAME_IN_ENGLISH} from "./same-in-english.ts";

const TRANSLATIONS = LOCALES.filter((locale) => locale !== "en");
const messagesOf = (locale: Locale) => listMessages(readCatalogue(locale));
const english = new Map(messagesOf("en"));

/** Strings the specification fixes to the byte, straight apostrophes included. */
const VERBATIM = {
  "newsletter.failed": "Sorry, sign-up failed.",
  "preview.exit": "Exit Preview Mode",
  "preview.exitFailed": "Error: failed to exit preview mode",
  "validation.required": "This is required.",
  "validation.emailRequired": "This is required. Enter a valid email address.",
  "validation.emailInvalid": "It looks like this isn't a valid email address.",
  "validation.emailInvalidShort": "Invalid email address.",
  "validation.passwordRequired": "This is required. Enter a password.",
  "coaches.noResults": "No results",
  "race.bothTargets":
    "You may not include both a target time and target power in the prediction request. Choose one.",
};

it.each(Object.entries(VERBATIM))("%s matches the specification byte for byte", (key, words) => {
  expect(english.get(key)).toBe(words);
});

it("keeps the alert of a failed preview exit in English in every language", () => {
  for (const locale of LOCALES) {
    expect(readCatalogue(locale).preview.exitFailed).toBe(VERBATIM["preview.exitFailed"]);
  }
});

/** Each chart has its table behind the same words. */
const AS_TABLE = [
  "race.asTable",
  "run.showTable",
  "load.showTable",
  "statistics.showTable",
  "distribution.showTable",
  "feet.showTable",
  "power.table.show",
];

it.each(LOCALES)("%s uses the same words in every chart for showing its table", (locale) => {
  const words = new Map(messagesOf(locale));
  expect(new Set(AS_TABLE.map((key) => words.get(key))).size).toBe(1);
});

it("German has one word for what is climbed", () => {
  expect(messagesOf("de").filter(([, words]) => /aufstieg/i.test(words))).toEqual([]);
});

describe.each(TRANSLATIONS)("%s", (locale) => {
  const messages = messagesOf(locale);

  it("has exactly the keys of English, in its order", () => {
    expect(messages.map(([key]) => key)).toEqual([...english.keys()]);
  });

  it("uses the same placeholders and tags as English in every message", () => {
    const different = messages.flatMap(([key, message]) => {
      const values = [...listPlaceholders(message), ...listTags(message)].join(", ");
      const inEnglish = english.get(key) ?? "";
      const expectedNames = [...listPlaceholders(inEnglish), ...listTags(inEnglish)].join(", ");
      return values === expectedNames
        ? []
        : [`${key}: ${values || "none"}, in English ${expectedNames || "none"}`];
    });
    expect(different).toEqual([]);
  });

  it("leaves no English word behind", () => {
    const left = messages.filter(([key, message]) => message === english.get(key)).map(([key]) => key);
    expect(left.filter((key) => !SAME_IN_ENGLISH[locale].has(key))).toEqual([]);
  });

  it("lists nothing as shared with English that is translated", () => {
    const translated = messages.filter(([key, message]) => message !== english.get(key)).map(([key]) => key);
    expect(translated.filter((key) => SAME_IN_ENGLISH[locale].has(key))).toEqual([]);
  });
});

describe.each(LOCALES)("%s", (locale) => {
  it.each([0, 1, 2, 7])("formats every message with %i and leaves no brace", (count) => {
    const broken = messagesOf(locale).flatMap(([key, message]) => {
      const problem = findProblem(locale, message, count);
      return problem === null ? [] : [`${key}: ${problem}`];
    });
    expect(broken).toEqual([]);
  });

  it("uses the apostrophe of its language, and no markup but tags that are closed", () => {
    // English keeps the straight one of the specified strings; French uses the typographic one of its pages.
    const wrong = locale === "fr" ? /['‘<>]/ : /[’‘<>]/;
    const withoutTags = (message: string) => message.replace(/<(\w+)>([^<>]*)<\/\1>/g, "$2");
    expect(messagesOf(locale).filter(([, message]) => wrong.test(withoutTags(message)))).toEqual([]);
  });
});

it.each([
  ["{count} runs", null],
  ["{count, plural, one {# run} other {# runs}}", null],
  ["a '{'brace", 'a brace is left in "a {brace"'],
  [" {count} runs", 'blanks around " 2 runs"'],
  ["<toRuns>{count} runs</toRuns>", null],
  ["", "empty"],
  ["{count, plural, one {# run}", expect.stringContaining("does not format")],
])("the check of a message can fail: %s", (message, problem) => {
  expect(findProblem("en", message, 2)).toEqual(problem);
});

it("puts no-break spaces around French signs", () => {
  const loose = /[^\u00a0][;?!»]|[^\u00a0\w]:|\w: |«[^\u00a0]/;
  expect(
    messagesOf("fr").filter(([key, words]) => loose.test(words) && key !== "preview.exitFailed"),
  ).toEqual([]);
});

it("keeps a number and its percent sign on one line", () => {
  for (const locale of LOCALES)
    expect(messagesOf(locale).filter(([, words]) => / %/.test(words))).toEqual([]);
});

it("opens Spanish questions", () => {
  expect(messagesOf("es").filter(([, words]) => words.includes("?") && !words.includes("¿"))).toEqual([]);
});

it("uses the quotes of each language", () => {
  const quotes: Readonly<Record<Locale, RegExp>> = {en: /[„“”«»]/, de: /["”«»]/, fr: /["„“”]/, es: /["„“”]/};
  for (const locale of LOCALES) {
    expect(messagesOf(locale).filter(([, words]) => quotes[locale].test(words))).toEqual([]);
  }
});

function format(locale: Locale, message: string, values: Record<string, number>): string {
  const t = createTranslator({
    locale,
    // Compiled, as a build hands it over.
    messages: {message: compile(message) as string},
    onError(error) {
      throw error;
    },
  });
  const tags = listTags(message).map((name) => [name, (words: string) => words] as const);
  return t.markup("message", {...values, ...Object.fromEntries(tags)});
}

/** What is wrong with a message in which every value is this number; null if nothing is. */
function findProblem(locale: Locale, message: string, count: number): string | null {
  const values = Object.fromEntries(listPlaceholders(message).map((name) => [name, count]));
  try {
    const text = format(locale, message, values);
    if (text === "") return "empty";
    if (text.trim() !== text) return `blanks around ${JSON.stringify(text)}`;
    return /[{}]/.test(text) ? `a brace is left in ${JSON.stringify(text)}` : null;
  } catch (error) {
    return `does not format: ${String(error)}`;
  }
}
