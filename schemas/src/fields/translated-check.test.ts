import {createSchema, type SanityDocument, validateDocument} from "sanity";
import {expect, test} from "vitest";
import {schemaTypes} from "../index.ts";
import {pathId} from "./list-texts.ts";

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
const schema = createSchema({name: "gradus", types: schemaTypes});

/** As the Studio checks it: outside of it, rules of whole documents only warn. */
async function checkBeside(document: SanityDocument, source: object) {
  const client = {fetch: async () => source, withConfig: () => client};
  const workspace = {schema, getClient: () => client};
  const markers = await validateDocument({
    document,
    // The check needs nothing else of a workspace.
    workspace: workspace as unknown as Parameters<typeof validateDocument>[0]["workspace"],
    getDocumentExists: async () => true,
  });
  return markers.filter(({message}) => message.includes("still in"));
}

async function problemsOf(french: readonly string[], state: object = {}) {
  const translation = {_type: "translationState", source: {_ref: "faq-en"}, reviewed: false, ...state};
  const found = await checkBeside({...pageOf("fr", french), translation}, source);
  return found.map(({path, level, message}) => `${level} at ${pathId(path)}: ${message}`);
}
const translated = (count: number) =>
  english.map((text, index) => (index < count ? `Question numéro ${index}` : text));
const ADVICE = "Translate them, or say in the Translation panel that you have reviewed the page.";

test("a page that is for the most part in the language of its source cannot be published", async () => {
  expect(await problemsOf(translated(2))).toEqual([
    `error at items[q1].question: 30 of 32 texts on the tab Content are still in English. ${ADVICE}`,
  ]);
});

test("a page with few untranslated texts gets a warning with their number; a fully translated page gets none", async () => {
  expect(await problemsOf(translated(30))).toEqual([
    `warning at items[q29].question: 2 of 32 texts on the tab Content are still in English. ${ADVICE}`,
  ]);
  expect(await problemsOf(translated(32))).toEqual([]);
});

test("texts that are identical in both languages are accepted once the translation is marked as reviewed", async () => {
  expect(await problemsOf(translated(2), {reviewed: true})).toEqual([]);
});

test("a page without a translation source is not compared", async () => {
  expect(await problemsOf(translated(2), {source: undefined})).toEqual([]);
});

test("each tab shows what is left on it, at the first text to translate", async () => {
  const seo = {_type: "seo", title: "Hills by power", description: "What a hill costs."};
  const page = {...STAMPS, _type: "landingPage", translationGroup: "hills", slug: {current: "hills"}, seo};
  const hills = {...page, _id: "hills-en", locale: "en", title: "Hills"};
  const translation = {_type: "translationState", source: {_ref: "hills-en"}, reviewed: false};
  const left = await checkBeside({...hills, _id: "hills-fr", locale: "fr", translation}, hills);
  expect(left.map(({path, message}) => [pathId(path), message.replace(ADVICE, "").trim()])).toEqual([
    ["title", "1 of 1 text on the tab Content is still in English."],
    ["seo.title", "2 of 2 texts on the tab Search and sharing are still in English."],
  ]);
});
