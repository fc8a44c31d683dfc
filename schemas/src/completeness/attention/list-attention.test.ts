import {expect, test} from "vitest";
import {sourceHash} from "../../fingerprint.ts";
import type {ContentDocument} from "../content-document.ts";
import {createContentSnapshot} from "../content-snapshot.ts";
import {page, pages, region, terms, texts, version} from "../example-documents.ts";
import {countAttention, listAttention} from "./list-attention.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const LANGUAGES = ["en", "de", "fr", "es"];

const find = async (...documents: ContentDocument[]) => {
  const list = listAttention(await createContentSnapshot(documents, NOW));
  return Object.values(list).flatMap((items) => items.map(({id}) => id));
};

const store = LANGUAGES.map((locale) =>
  page(`store-${locale}`, {_type: "storePage", sections: [section("/landing/race")]}),
);
const race = LANGUAGES.map((locale) => page(`race-${locale}`, {sections: [section("/store")]}));
const healthy = [...store, ...race];

function section(path: string, fields: Record<string, unknown> = {}) {
  return {_key: "s1", _type: "callToAction", actions: [{_key: "a1", path}], ...fields};
}
const withSection = (fields: Record<string, unknown>, path = "/store") => [
  ...store,
  ...race.map((document) =>
    document._id === "race-en" ? {...document, sections: [section(path, fields)]} : document,
  ),
];
const claim = (fields: Record<string, unknown> = {}): ContentDocument => ({
  _id: "claim-faster",
  _type: "claim",
  key: {current: "faster"},
  statement: {en: "14 percent faster."},
  source: {evidence: "verified"},
  validFrom: "2026-01-01",
  validTo: "2027-08-31",
  ...fields,
});
const redirect = (from: string, to: string): ContentDocument => ({
  _id: `redirect${from}`,
  _type: "redirect",
  from,
  to,
});

test("a site without problems has no attention items", async () => {
  expect(await find(...healthy, claim(), redirect("/buy", "/store"))).toEqual([]);
});

test("a link to a missing page is reported at the exact field", async () => {
  const snapshot = await createContentSnapshot(withSection({}, "/landing/gone"), NOW);
  const [item] = listAttention(snapshot).wrong;
  expect(item).toMatchObject({
    message: "The link to /landing/gone leads nowhere.",
    location: {id: "race-en", field: 'sections[_key=="s1"].actions[_key=="a1"].path'},
  });
  expect(countAttention(listAttention(snapshot))).toBe(1);
});

test("a link to a page that some regions do not have names them; one inside a section for others is fine", async () => {
  const rare = page("rare-en", {availability: {mode: "except", regions: ["gb"]}});
  const linked = withSection({}, "/landing/rare");
  const snapshot = await createContentSnapshot([...linked, rare], NOW);
  expect(listAttention(snapshot).wrong.map(({message}) => message)).toEqual([
    "The link to /landing/rare leads nowhere in United Kingdom.",
  ]);
  const elsewhere = withSection({targeting: {mode: "except", regions: ["gb"]}}, "/landing/rare");
  expect(listAttention(await createContentSnapshot([...elsewhere, rare], NOW)).wrong).toEqual([]);
});

test("links and claims in a hidden section are not checked", async () => {
  expect(await find(...withSection({hidden: true, text: "{claim:gone}"}, "/landing/gone"))).toEqual([]);
});

test("a link through a redirect is no dead link, but a circle is", async () => {
  const linked = withSection({}, "/landing/old");
  expect(await find(...linked, redirect("/landing/old", "/landing/race"))).toEqual([]);
  const circle = [redirect("/landing/old", "/a"), redirect("/a", "/landing/old")];
  expect(await find(...linked, ...circle)).toEqual([
    'link:race-en:sections[_key=="s1"].actions[_key=="a1"].path',
    "redirect:redirect/landing/old",
    "redirect:redirect/a",
  ]);
});

test("redirects: a chain, and one over a page", async () => {
  expect(await find(...healthy, redirect("/a", "/b"), redirect("/b", "/store"))).toEqual([
    "redirect:redirect/a",
  ]);
  expect(await find(...healthy, redirect("/landing/race", "/store"))).toEqual([
    "redirect:redirect/landing/race",
  ]);
});

test.each([
  ["soon ends", {validTo: "2026-12-31"}, ["claim-ends:claim-faster"]],
  ["has no evidence", {source: {evidence: "pending"}}, ["evidence:claim-faster"]],
  ["ended while a text names it", {validTo: "2026-11-20"}, ["token:{claim:faster}"]],
  ["lost its evidence", {source: {evidence: "withdrawn"}}, ["token:{claim:faster}"]],
])("a claim that %s", async (_case, fields, ids) => {
  expect(await find(...withSection({text: "It is {claim:faster}."}), claim(fields))).toEqual(ids);
});

test("a claim that no register knows", async () => {
  expect(await find(...withSection({text: "{claim:faster}"}))).toEqual(["token:{claim:faster}"]);
});

test("a generated picture without alternative text is reported, unless it is decorative", async () => {
  const art = {generator: "lanes", params: "{}"};
  expect(await find(...withSection({art}))).toEqual(['alt:race-en:sections[_key=="s1"].art.alt']);
  expect(await find(...withSection({art: {...art, decorative: true}}))).toEqual([]);
});

test("a missing language is one line, however many markets; a draft of it is another", async () => {
  const withoutFrench = healthy.filter(({_id}) => _id !== "race-fr");
  expect(await find(...withoutFrench)).toEqual(["fallback:/landing/race:fr"]);
  expect(await find(...withoutFrench, {...page("drafts.race-fr")})).toEqual(["draft:/landing/race:fr"]);
});

test("a page that waits as an English draft is one line, not one for every language that would show it", async () => {
  expect(await find(...healthy, page("drafts.new-en"))).toEqual(["draft:/landing/new:en"]);
});

test("a translation whose source was rewritten", async () => {
  const translation = {source: {_ref: "race-en"}, sourceHash: await sourceHash({title: "As it was"})};
  const behind = healthy.map((item) => (item._id === "race-de" ? {...item, translation} : item));
  expect(await find(...behind)).toEqual(["stale:race-de"]);
});

test("a page that no link points to is reported, unless it is excluded from search", async () => {
  expect(await find(...healthy, ...pages("lost", ...LANGUAGES))).toEqual(["orphan:/landing/lost"]);
  const quiet = LANGUAGES.map((locale) => page(`lost-${locale}`, {seo: {noindex: true}}));
  expect(await find(...healthy, ...quiet)).toEqual([]);
});

test("two documents at one address", async () => {
  expect(await find(...healthy, page("twin-en", {slug: {current: "race"}}))).toEqual(["twin:twin-en"]);
});

test("law: a switch to come, a required language missing, a base no overlay follows, words that were changed", async () => {
  const regions = ["de", "fr", "es", "eu"].map((name) =>
    region(name, {scope: "euConsumer", requiredLocales: ["de"]}),
  );
  const rest = ["us", "ca", "gb", "au", "ch", "int"].map((name) => region(name));
  const base = version("v1");
  const overlay = version("o1", {scope: "euConsumer", base: {_ref: "v1"}});
  const law = [
    terms,
    base,
    ...texts("v1", ...LANGUAGES),
    overlay,
    ...texts("o1", ...LANGUAGES),
    ...regions,
    ...rest,
  ];
  const provided = law.map((item) => ({...item, provider: {complete: true}}));
  expect(await find(...healthy, ...provided)).toEqual([]);

  const next = [version("v2", {effectiveFrom: "2027-01-01"}), ...texts("v2", "en")];
  expect(await find(...healthy, ...provided, ...next)).toEqual(["overlay:o1", "law:v2", "required:v2"]);

  const changed = provided.map((item) => (item._id === "v1-de" ? {...item, contentHash: "sha256:0"} : item));
  expect(await find(...healthy, ...changed)).toEqual(["seal:v1-de"]);
});
