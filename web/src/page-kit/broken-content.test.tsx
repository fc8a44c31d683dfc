import {text} from "node:stream/consumers";
import type {Metadata} from "next";
import type {ReactNode} from "react";
import {prerenderToNodeStream} from "react-dom/static";
import {afterAll, beforeAll, describe, expect, inject, it, vi} from "vitest";
import {COMPOSED_TYPES} from "@/content/page/page-type";
import {brokenVersions} from "@/testing/broken-versions";
import {readSeed, type StoredDocument, startContentEmulator} from "@/testing/content-emulator";
import {resetModuleEnv, setModuleEnv} from "@/testing/module-env";

// Of the framework, outside of which there is no cache and no request.
vi.mock("next/cache", () => ({cacheLife: () => {}, cacheTag: () => {}}));
vi.mock("next/headers", () => ({
  draftMode: async () => ({isEnabled: false}),
  cookies: async () => new Map(),
}));

const segments = {region: "de", locale: "en"};
const seed = readSeed().filter(({locale}) => locale === undefined || locale === "en");

let contentEmulator: Awaited<ReturnType<typeof startContentEmulator>>;
let pages: Awaited<ReturnType<typeof loadPages>>;

/** Read once content has an address. */
async function loadPages() {
  const [composed, system, legal, product, collection] = await Promise.all([
    import("./composed-page"),
    import("./system-page"),
    import("./legal/legal-page"),
    import("@/app/[region]/[locale]/store/[product]/page"),
    import("@/app/[region]/[locale]/collections/[handle]/page"),
  ]);
  return {...composed, ...system, ...legal, product, collection};
}

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  contentEmulator = await startContentEmulator();
  setModuleEnv({
    SANITY_API_HOST: contentEmulator.url,
    BACKEND_URL: contentEmulator.url,
    GRADUS_NOW: "2026-11-21T12:00:00Z",
  });
  pages = await loadPages();
});
afterAll(async () => {
  vi.restoreAllMocks();
  resetModuleEnv();
  await contentEmulator.stop();
});

interface Page {
  readonly head: () => Promise<Metadata>;
  readonly body: () => ReactNode;
}

/** The page a document is shown on. */
function pageOf({_type: type, slug}: StoredDocument): Page {
  const name = slugOf(slug);
  const params = Promise.resolve({...segments, product: name, handle: name});
  const props = {params, searchParams: Promise.resolve({})};
  if (type === "productPage") {
    return {
      head: () => pages.product.generateMetadata(props),
      body: () => <pages.product.default {...props} />,
    };
  }
  if (type === "collection") {
    return {
      head: () => pages.collection.generateMetadata(props),
      body: () => <pages.collection.default {...props} />,
    };
  }
  if (type === "systemPage") return systemPage({slug: name, path: `/${name}`});
  const composed = COMPOSED_TYPES.find((each) => each === type) ?? "landingPage";
  return composedPage({type: composed, slug: name, path: `/landing/${name}`});
}

const systemPage = (route: {slug: string; path: string}): Page => ({
  head: () => pages.systemPageMetadata(route, segments),
  body: () => (
    <pages.SystemPage route={route} segments={segments}>
      {() => null}
    </pages.SystemPage>
  ),
});

const composedPage = (route: Parameters<typeof pages.composedMetadata>[0]): Page => ({
  head: () => pages.composedMetadata(route, segments),
  body: () => <pages.ComposedPage route={route} segments={segments} />,
});

const legalPage = (kind: string): Page => ({
  head: () => pages.legalPageMetadata(kind, segments),
  body: () => <pages.LegalPage kind={kind} segments={segments} />,
});

function slugOf(slug: unknown): string {
  return typeof slug === "object" && slug !== null && "current" in slug ? String(slug.current) : "";
}

/** Why visitors would not get the page, or null. */
async function problemOf({head, body}: Page): Promise<string | null> {
  try {
    const {title} = await head();
    const {prelude} = await prerenderToNodeStream(body());
    const markup = await text(prelude);
    if (!title || /^\s*\|/.test(String(title))) return `is called "${title}"`;
    if (!/<main[^>]*>/.test(markup)) return "has no main part";
    if (!/<h1[^>]*>[^<\s]/.test(markup)) return "has no heading";
    return /href="(?:javascript|data|\/\/)/.test(markup) ? "has an unsafe link" : null;
  } catch (error) {
    return String(error instanceof Error ? error.stack : error);
  }
}

/** Publishes every broken version of a document in turn and looks at a page. */
async function problemsWith(
  document: StoredDocument,
  page: Page,
  published: readonly StoredDocument[] = [],
): Promise<string[]> {
  const replaced = [document, ...published].map(({_id}) => _id);
  const others = [...seed.filter(({_id}) => !replaced.includes(_id)), ...published];
  const problems: string[] = [];
  for (const {name, document: broken} of someOf(brokenVersions(document))) {
    contentEmulator.publish([...others, broken]);
    const problem = await problemOf(page);
    if (problem !== null) problems.push(`${name}: ${problem}`);
  }
  return problems;
}

/** A deep run breaks every place; others a quarter of them, from a place that is another one in each run. */
function someOf<T>(versions: readonly T[]): readonly T[] {
  if (inject("isDeep")) return versions;
  const first = inject("seed") % 4;
  return versions.filter((_, index) => index % 4 === first);
}

function find(id: string): StoredDocument {
  const found = seed.find(({_id}) => _id === id);
  if (!found) throw new Error(`The seed has no ${id}`);
  return found;
}

/** One of each shape. */
const PAGES = [
  "home-en",
  "product-pod-en",
  "membership-en",
  "landing-race-by-power-en",
  "system-cart-en",
  "collection-pods-en",
];
const SHARED = [
  "hero-membership-en",
  "faqGroup-coaches-en",
  "claim-faster",
  "returnPolicy",
  "shippingPolicy",
  "shippingNote",
  "storage-region",
  "watch-none",
];
/** Sections that show the content of shared documents. */
const READERS = [
  "heroReference",
  "faq",
  "claimProof",
  "facts",
  "communityCounter",
  "storageTable",
  "compatibilityCheck",
];
const LEGAL = [
  "legal-returns",
  "legal-returns-base-20260619",
  "legal-returns-euConsumer-20260619",
  "legal-returns-base-20260619-en",
  "legal-returns-euConsumer-20260619-en",
];

const gallery = find("landing-section-gallery-en");
const sections = gallery.sections as readonly {readonly _type: string}[];

describe("no content ends a page", () => {
  it.each(sections.map((section) => [section._type, section] as const))(
    "section %s",
    async (_type, section) => {
      // The fields around sections are broken below.
      const {_id, _type: type, slug, locale, availability, title} = gallery;
      const page = {_id, _type: type, slug, locale, availability, title, sections: [section]};
      expect(await problemsWith(page, pageOf(page))).toEqual([]);
    },
  );

  it.each(PAGES)("page %s", async (id) => {
    const page = {...find(id), sections: sections.filter(({_type}) => _type === "quote")};
    expect(await problemsWith(page, pageOf(page))).toEqual([]);
  });

  it.each(SHARED)("%s, which many pages read", async (id) => {
    const page = {...gallery, sections: sections.filter(({_type}) => READERS.includes(_type))};
    expect(await problemsWith(find(id), pageOf(page), [page])).toEqual([]);
  });

  it.each(["region-de", "settings-en", "announcement-terms-2-2"])(
    "%s, which every page reads",
    async (id) => {
      expect(await problemsWith(find(id), pageOf(find("faq-en")))).toEqual([]);
    },
  );

  it.each(LEGAL)("%s, of a legal page", async (id) => {
    contentEmulator.publish(seed);
    expect(await problemOf(legalPage("returns"))).toBeNull();
    const problems = await problemsWith(find(id), legalPage("returns"));
    // Without the document, its version in force or words of that version there is no page; other words are the notary's.
    const isWords = (problem: string) => id.endsWith("-en") && !problem.startsWith(`${id}.version`);
    const isMissing = (problem: string) => problem.includes("NEXT_HTTP_ERROR_FALLBACK;404");
    expect(problems.filter((problem) => isWords(problem) || !isMissing(problem))).toEqual([]);
  });

  it.each([
    ["the region", ["region-de"]],
    ["the language, and those of the language it falls back to", ["settings-en", "settings-de"]],
    ["everything", seed.map(({_id}) => _id).filter((id) => id !== "faq-en")],
  ])("while there are no settings of %s", async (_case, missingRegion) => {
    contentEmulator.publish(seed.filter(({_id}) => !missingRegion.includes(_id)));
    expect(await problemOf(pageOf(find("faq-en")))).toBeNull();
    expect(await problemOf(systemPage({slug: "not-found", path: "/not-found"}))).toBeNull();
  });
});
