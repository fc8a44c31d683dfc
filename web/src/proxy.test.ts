import {LOCALES, listMarkets, REGIONS} from "@gradus/schemas/markets";
import {unstable_doesMiddlewareMatch} from "next/experimental/testing/server";
import {NextRequest} from "next/server";
import {afterEach, expect, it, vi} from "vitest";
import {config, proxy} from "./proxy";

const runs = (path: string) => unstable_doesMiddlewareMatch({config, url: path});
const pairs = new Set(listMarkets().map(({region, locale}) => `/${region}/${locale}`));

it.each(REGIONS.flatMap((region) => LOCALES.map((locale) => `/${region}/${locale}`)))(
  "%s runs the proxy only when it is not a pair we serve",
  (pair) => {
    for (const rest of ["", "/store", "/store/pod", "/terms/versions/2026-06-19", "/no_such-page"]) {
      expect(runs(`${pair}${rest}`), `${pair}${rest}`).toBe(!pairs.has(pair));
    }
  },
);

it.each([
  "/us/en/",
  "/us/en/Store",
  "/US/en/store",
  "/us/enx",
  "/us/en/store/",
  "/us/en/%E0%A4%A",
  `/us/en/${"a".repeat(121)}`,
  "/us/en/products/pod",
  "/",
  "/store",
  "/de",
  "/wp-login.php",
  "/apis",
])("%s runs the proxy", (path) => expect(runs(path)).toBe(true));

it.each([
  "/_next/static/chunks/main.js",
  "/api/locale",
  "/b/region",
  "/canyon/email/subscribe",
  "/sitemap.xml",
  "/sitemaps/us-en.xml",
  "/feeds/terms-us-en.atom",
  "/robots.txt",
  "/favicon.ico",
  "/icon.svg",
  "/us/en/products",
])("%s does not", (path) => expect(runs(path)).toBe(false));

const backend = vi.spyOn(globalThis, "fetch");
const error = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => {
  backend.mockReset();
  error.mockClear();
});

const visit = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://site.test${path}`, {headers}));

it("307: asks the backend for the region of the visitor's country, and forbids storing the response", async () => {
  backend.mockResolvedValue(Response.json({data: {region: "fr"}}));
  const response = await visit("/store?clip=blue", {"cf-ipcountry": "FR"});
  expect(String(backend.mock.calls[0]?.[0])).toMatch(/\/b\/region\?country=FR$/);
  expect(response.status).toBe(307);
  expect(response.headers.get("location")).toBe("http://site.test/fr/fr/store?clip=blue");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

it("307: uses a preferred region without asking the backend", async () => {
  const response = await visit("/", {cookie: "user_pref_region=ch"});
  expect(response.headers.get("location")).toBe("http://site.test/ch/de");
  expect(backend).not.toHaveBeenCalled();
});

it("307: an unknown preference counts as none", async () => {
  backend.mockResolvedValue(Response.json({data: {region: "gb"}}));
  const response = await visit("/", {cookie: "user_pref_region=xx", "cf-ipcountry": "GB"});
  expect(response.headers.get("location")).toBe("http://site.test/gb/en");
});

it.each([
  ["fails", () => Promise.reject(new Error("down"))],
  ["answers 500", () => Promise.resolve(new Response(null, {status: 500}))],
  ["answers nonsense", () => Promise.resolve(Response.json({data: {region: "atlantis"}}))],
])("307: goes to the international site and logs when the backend %s", async (_how, answer) => {
  backend.mockImplementation(answer);
  expect((await visit("/", {"cf-ipcountry": "DE"})).headers.get("location")).toBe("http://site.test/int/en");
  expect(error).toHaveBeenCalledOnce();
});

it("307: without a country from the edge there is nothing to ask and nothing to log", async () => {
  expect((await visit("/")).headers.get("location")).toBe("http://site.test/int/en");
  expect(backend).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

it("308: a permanent redirect never waits for the backend and may be stored", async () => {
  const response = await visit("/DE/store/");
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("http://site.test/de/de/store");
  expect(response.headers.has("cache-control")).toBe(false);
  expect(backend).not.toHaveBeenCalled();
});

it("shows the 404 page of the preferred or the international region at the requested address", async () => {
  const rewritten = async (headers?: Record<string, string>) =>
    (await visit("/nowhere?x=1", headers)).headers.get("x-middleware-rewrite");
  expect(await rewritten()).toBe("http://site.test/int/en/not-found");
  expect(await rewritten({cookie: "user_pref_region=de"})).toBe("http://site.test/de/de/not-found");
});
