import {text} from "node:stream/consumers";
import {prerenderToNodeStream} from "react-dom/static";
import {afterAll, beforeAll, expect, it, vi} from "vitest";
import {readSeed, startContentEmulator} from "@/testing/content-emulator";
import {resetModuleEnv, setModuleEnv} from "@/testing/module-env";
import {visibleText} from "@/testing/visible-text";

// Of the framework, outside of which there is no cache and no request.
vi.mock("next/cache", () => ({cacheLife: () => {}, cacheTag: () => {}}));
vi.mock("next/headers", () => ({
  draftMode: async () => ({isEnabled: false}),
  cookies: async () => new Map(),
}));

const route = {type: "landingPage", slug: "race-by-power", path: "/landing/race-by-power"} as const;
const segments = {region: "de", locale: "de"};
const english = readSeed().find(({_id}) => _id === "landing-race-by-power-en");
if (!english) throw new Error("The seed has no such page");

const words = (_key: string, written: string) => ({
  _key,
  _type: "richText",
  targeting: {mode: "all"},
  heading: "Facts",
  body: [
    {
      _type: "block",
      _key: "b",
      style: "normal",
      children: [{_type: "span", _key: "s", text: written, marks: []}],
    },
  ],
});
const page = {
  ...english,
  title: "From {price:pod}",
  seo: {title: "From {price:pod}", description: "With {policy:trial}."},
  sections: [
    words("a", "From {price:pod}, with a {policy:trial}."),
    {_key: "b", _type: "specTable", targeting: {mode: "all"}, heading: "Numbers", product: "pod"},
  ],
};

let standIn: Awaited<ReturnType<typeof startContentEmulator>>;
let composed: typeof import("./composed-page");

beforeAll(async () => {
  standIn = await startContentEmulator();
  setModuleEnv({
    SANITY_API_HOST: standIn.url,
    BACKEND_URL: standIn.url,
    GRADUS_NOW: "2026-11-21T12:00:00Z",
  });
  const others = readSeed().filter(({_id}) => !_id.startsWith("landing-race-by-power-"));
  standIn.publish([...others, page]);
  composed = await import("./composed-page");
});
afterAll(async () => {
  resetModuleEnv();
  await standIn.stop();
});

const {ComposedPage, composedMetadata} = {
  ComposedPage: (props: Parameters<typeof composed.ComposedPage>[0]) => composed.ComposedPage(props),
  composedMetadata: () => composed.composedMetadata(route, segments),
};

it("a page shown in another language is wholly in it: tokens, prices and what it refers to", async () => {
  const {prelude} = await prerenderToNodeStream(<ComposedPage route={route} segments={segments} />);
  const markup = await text(prelude);
  const [, lang, main = ""] = /<main[^>]*lang="(\w+)"[^>]*>(.*)<\/main>/s.exec(markup) ?? [];
  expect(lang).toBe("en");
  const shown = visibleText(main);
  expect(shown).toContain("From €189, with a 30-day risk-free trial.");
  expect(shown).toContain("Measures Power, pace");
});

it("around it and in links the page stays the visitor's", async () => {
  const {prelude} = await prerenderToNodeStream(<ComposedPage route={route} segments={segments} />);
  const markup = await text(prelude);
  expect(markup).toContain("Diese Seite gibt es nur auf Englisch.");
  // The only link to the other language is the one that names it.
  expect(
    [...markup.matchAll(/<a [^>]*href="\/de\/en[^>]*>/g)].filter(([tag]) => !tag.includes("hrefLang")),
  ).toEqual([]);
});

it("search results show the same text as the page", async () => {
  const {title, description} = await composedMetadata();
  expect(title).toContain("From €189 | Gradus (Deutschland)");
  expect(description).toBe("With 30-day risk-free trial.");
});
