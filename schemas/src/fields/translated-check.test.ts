import {expect, test} from "vitest";
import {createDocumentCheck} from "../check-document.ts";

const STAMPS = {_createdAt: "", _updatedAt: "", _rev: ""};
/** A page of this many texts: the title, and questions. */
const pageOf = (locale: string, texts: readonly string[]) => ({
  ...STAMPS,
  _id: `faq-${locale}`,
  _type: "faqGroup",
  locale,
  translationGroup: "faq",
  title: texts[0],
  items: texts.slice(1).map((question, index) => ({_type: "faqItem", _key: `q${index}`, question})),
});
const english = Array.from({length: 32}, (_, index) => `Question number ${index} of the page`);
const source = pageOf("en", english);
const check = createDocumentCheck({has: () => true, query: async () => source});

async function problemsOf(french: readonly string[], state: object = {}) {
  const translation = {_type: "translationState", source: {_ref: "faq-en"}, reviewed: false, ...state};
  const found = await check({...pageOf("fr", french), translation});
  return found.flatMap(({path, level, message}) => (path === "locale" ? [`${level}: ${message}`] : []));
}
const translated = (count: number) =>
  english.map((text, index) => (index < count ? `Question numéro ${index}` : text));
const ADVICE = "Translate them, or say in the Translation panel that you have reviewed the page.";

test("a page that is for the most part in the language of its source cannot be published", async () => {
  expect(await problemsOf(translated(2))).toEqual([`error: 30 of 32 texts are still in English. ${ADVICE}`]);
});

test("what is left of it is said", async () => {
  expect(await problemsOf(translated(30))).toEqual([
    `warning: 2 of 32 texts are still in English. ${ADVICE}`,
  ]);
  expect(await problemsOf(translated(32))).toEqual([]);
});

test("somebody who has compared both may keep what is the same in both languages", async () => {
  expect(await problemsOf(translated(2), {reviewed: true})).toEqual([]);
});

test("a page that is nobody's translation is not compared", async () => {
  expect(await problemsOf(translated(2), {source: undefined})).toEqual([]);
});
