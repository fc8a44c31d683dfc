import {beforeEach, expect, it, vi} from "vitest";
import {findRedirect, type Moves} from "./find-redirect";

const everywhere = {mode: "all", regions: []};
const french = {type: "landingPage", slug: "nouveau", locale: "fr", availability: everywhere};
const german = {
  type: "landingPage",
  slug: "neu",
  locale: "en",
  availability: {mode: "only", regions: ["de"]},
};

const moves = (from: string, to: string, extra: object = {}): Moves => ({
  redirects: [{from, to, permanent: true, targeting: everywhere, ...extra}],
  pages: [french, german, {type: "storePage", slug: "store", locale: "en", availability: everywhere}],
});
const usa = {region: "us", locale: "en"} as const;
const quebec = {region: "ca", locale: "fr"} as const;
const germany = {region: "de", locale: "de"} as const;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

it("a former address redirects to the new one", () => {
  expect(findRedirect("/buy", usa, moves("/buy", "/store?clip=blue#box"))).toEqual({
    to: "/store?clip=blue#box",
    permanent: true,
  });
});

it("does not redirect where the target page is unavailable: neither in another language nor in another region", () => {
  const inFrench = moves("/landing/ancien", "/landing/nouveau");
  expect(findRedirect("/landing/ancien", usa, inFrench)).toBeNull();
  expect(findRedirect("/landing/ancien", quebec, inFrench)?.to).toBe("/landing/nouveau");
  const inGermany = moves("/landing/alt", "/landing/neu");
  expect(findRedirect("/landing/alt", usa, inGermany)).toBeNull();
  expect(findRedirect("/landing/alt", germany, inGermany)?.to).toBe("/landing/neu");
});

it.each(["/nowhere", "/landing/gone", "/store/gone", "/powercenter/races/new"])(
  "%s is not a page, so no redirect points to it",
  (to) => {
    expect(findRedirect("/old", usa, moves("/old", to))).toBeNull();
  },
);

it.each([
  "/store\r\nset-cookie: a=b",
  "/store\u0000",
  "//other.example",
  "/\\other.example",
  "https://other.example",
  "javascript:alert(1)",
  "store",
  "",
  "/old?again",
])("%j is no address of ours", (to) => {
  expect(findRedirect("/old", usa, moves("/old", to))).toBeNull();
});

it("characters that are not allowed in an address are escaped", () => {
  expect(findRedirect("/old", usa, moves("/old", "/store?q=größe"))?.to).toBe("/store?q=gr%C3%B6%C3%9Fe");
});

it("a redirect of other regions is none here", () => {
  const targeting = {mode: "only", regions: ["de"]};
  expect(findRedirect("/buy", usa, moves("/buy", "/store", {targeting}))).toBeNull();
  expect(findRedirect("/buy", germany, moves("/buy", "/store", {targeting}))?.to).toBe("/store");
});
