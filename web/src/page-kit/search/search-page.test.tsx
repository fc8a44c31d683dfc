import {text} from "node:stream/consumers";
import {prerenderToNodeStream} from "react-dom/static";
import {afterAll, beforeAll, describe, expect, it, vi} from "vitest";
import {startContentEmulator} from "@/testing/content-emulator";
import {resetModuleEnv, setModuleEnv} from "@/testing/module-env";
import {visibleText} from "@/testing/visible-text";

// Of the framework, outside of which there is no cache and no request.
vi.mock("next/cache", () => ({cacheLife: () => {}, cacheTag: () => {}}));
vi.mock("next/headers", () => ({
  draftMode: async () => ({isEnabled: false}),
  cookies: async () => new Map(),
}));

let standIn: Awaited<ReturnType<typeof startContentEmulator>>;
let route: typeof import("@/app/[region]/[locale]/search/page");

beforeAll(async () => {
  standIn = await startContentEmulator();
  setModuleEnv({
    SANITY_API_HOST: standIn.url,
    BACKEND_URL: standIn.url,
    GRADUS_NOW: "2026-11-21T12:00:00Z",
  });
  route = await import("@/app/[region]/[locale]/search/page");
});
afterAll(async () => {
  resetModuleEnv();
  await standIn.stop();
});

async function search(market: string, q?: string | string[]) {
  const [region = "", locale = ""] = market.split("/");
  const props = {
    params: Promise.resolve({region, locale}),
    searchParams: Promise.resolve(q === undefined ? {} : {q}),
  };
  const {prelude} = await prerenderToNodeStream(<route.default {...props} />);
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(await text(prelude)) ?? [];
  const links = [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? "");
  return {main, words: visibleText(main), links};
}

describe("finds what the pages of a market show", () => {
  it.each([
    ["a product by its name", "us/en", "duo", "/us/en/store/duo"],
    ["a question by words of its answer, at its place", "us/en", "medical doctor", /^\/us\/en\/faq#/],
    ["a coach", "us/en", "öhrström", "/us/en/coaches/asa-ohrstrom"],
    ["a clause of a legal document", "de/en", "withdrawal", /^\/de\/en\/(terms|returns)#/],
    ["in the language of the market", "de/de", "mitgliedschaft", /^\/de\/de\/membership/],
    ["without accents", "fr/fr", "numero", /^\/fr\/fr\//],
  ])("%s", async (_case, market, typed, expected) => {
    const {links, main} = await search(market, typed);
    expect(
      links.filter((link) => (typeof expected === "string" ? link === expected : expected.test(link))),
    ).not.toEqual([]);
    expect(main).toContain("<mark");
  });

  it("nothing of another language, of a page that is not to be found, and no token", async () => {
    const {words, links} = await search("de/de", "gallery");
    expect(words).toContain("Nichts gefunden für „gallery“.");
    expect(links).toContain("/de/de/store");
    const {main} = await search("us/en", "trial");
    expect(main).not.toMatch(/\{[a-z]+:/);
  });

  it("a question that several pages answer once", async () => {
    const {links} = await search("us/en", "refund");
    expect(links).toEqual([...new Set(links)]);
  });
});

it("asks for a search term when there is none, and for more letters when it is too short", async () => {
  expect((await search("us/en")).words).toContain("Products, help, pages, coaches and legal documents.");
  expect((await search("us/en", " ")).words).toContain("Products, help, pages");
  expect((await search("us/en", "x")).words).toContain("Type at least two letters.");
});

it("renders any search term as text, never as markup", async () => {
  const {main} = await search("us/en", '<script>alert(1)</script>" onfocus="x');
  expect(main).not.toContain("<script>");
  expect(main).toContain("&lt;script&gt;");
  await expect(search("us/en", ["\u0000\ud800", "b"])).resolves.toBeDefined();
});

it("works without a script, and stays out of search engines", async () => {
  const {main} = await search("de/de", "pod");
  expect(main).toMatch(/<form[^>]*action="\/de\/de\/search" method="get"/);
  expect(main).toMatch(/<input[^>]*type="search"[^>]*name="q"[^>]*value="pod"/);
  const {robots} = await route.generateMetadata({params: Promise.resolve({region: "de", locale: "de"})});
  expect(robots).toEqual({index: false});
});
