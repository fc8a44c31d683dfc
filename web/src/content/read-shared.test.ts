import {afterAll, beforeAll, expect, it, vi} from "vitest";
import {readSeed, type StoredDocument, startContentEmulator} from "@/testing/content-emulator";
import {resetModuleEnv, setModuleEnv} from "@/testing/module-env";

// Of the framework, outside of which there is no cache.
vi.mock("next/cache", () => ({cacheLife: () => {}, cacheTag: () => {}}));

const PAGE = readSeed().find(({_id}) => _id === "home-en");
const page = (_id: string, locale: string, title: string): StoredDocument => ({
  ...PAGE,
  _id,
  _type: "landingPage",
  locale,
  title,
  slug: {_type: "slug", current: "spring"},
  availability: {_type: "targeting", mode: "all"},
});

let standIn: Awaited<ReturnType<typeof startContentEmulator>>;
let content: typeof import("./page/page.query") & typeof import("./settings/site-settings.query");

beforeAll(async () => {
  standIn = await startContentEmulator();
  setModuleEnv({
    SANITY_API_HOST: standIn.url,
    BACKEND_URL: standIn.url,
    GRADUS_NOW: "2026-11-21T12:00:00Z",
  });
  const modules = [import("./page/page.query"), import("./settings/site-settings.query")] as const;
  const [pages, settings] = await Promise.all(modules);
  content = {...pages, ...settings};
});
afterAll(async () => {
  resetModuleEnv();
  await standIn.stop();
});

const market = (documents: readonly string[], locale: "en" | "de" = "en") =>
  ({
    region: "de",
    locale,
    view: {perspective: "drafts", at: null, hasStega: false, documents},
  }) as const;
const titleOf = async (...seen: Parameters<typeof market>) =>
  (await content.getPage("landingPage", "spring", market(...seen)))?.title ?? null;
const PUBLISHED = page("spring-en", "en", "Published");
const DRAFT = page("drafts.spring-en", "en", "Draft");
const GERMAN_DRAFT = page("drafts.spring-de", "de", "Entwurf");

it.each([
  ["alone", [DRAFT]],
  ["while its translation is being written", [DRAFT, GERMAN_DRAFT]],
  ["over a published one, while its translation is being written", [PUBLISHED, DRAFT, GERMAN_DRAFT]],
])("the shared draft is shown %s", async (_case, documents) => {
  standIn.publish([...readSeed(), ...documents]);
  expect(await titleOf(["spring-en"])).toBe("Draft");
});

it("a draft that is not shared takes the place of none", async () => {
  const variant = {
    ...page("drafts.spring-variant", "en", "Variant"),
    availability: {mode: "only", regions: ["de"]},
  };
  standIn.publish([...readSeed(), PUBLISHED, DRAFT, GERMAN_DRAFT, variant]);
  expect(await titleOf(["spring-en"])).toBe("Draft");
  expect(await titleOf(["spring-en"], "de")).toBe("Draft");
  expect(await titleOf(["spring-de"], "de")).toBe("Entwurf");
  expect(await titleOf(["spring-en", "spring-de"])).toBe("Draft");
  expect(await titleOf(["home-en"])).toBe("Published");
});

it("what is around the page is as published, whatever drafts there are of it", async () => {
  const [settings] = readSeed().filter(({_id}) => _id === "settings-en");
  if (!settings) throw new Error("The seed has no settings");
  const draft = {...settings, _id: "drafts.settings-en", supportEmail: "draft@gradus.example"};
  standIn.publish([...readSeed(), DRAFT, draft]);
  const shown = async (documents: string[]) =>
    (await content.getSiteSettings("en", market(documents).view))?.supportEmail;
  expect(await shown(["spring-en"])).toBe(settings.supportEmail);
  expect(await shown(["settings-en"])).toBe("draft@gradus.example");
});
