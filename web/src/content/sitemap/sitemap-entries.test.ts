import {expect, it} from "vitest";
import {sitemapEntries} from "./sitemap-entries";

const market = {region: "ch", locale: "fr"} as const;
const urlsOf = (coaches: readonly string[]) =>
  sitemapEntries("https://site.example", market, {addresses: [], coaches}).map(({url}) => url);

it("lists every coach under the market, with the same page in all others", () => {
  const [entry] = sitemapEntries("https://site.example", market, {addresses: [], coaches: ["asa"]}).filter(
    ({url}) => url.endsWith("/asa"),
  );
  expect(entry?.url).toBe("https://site.example/ch/fr/coaches/asa");
  expect(entry?.languages).toMatchObject({
    "de-DE": "https://site.example/de/de/coaches/asa",
    "x-default": "https://site.example/int/en/coaches/asa",
  });
});

it("omits the coaches while none are known", () => {
  expect(urlsOf([])).toContain("https://site.example/ch/fr/terms");
  expect(urlsOf([]).filter((url) => url.includes("/coaches"))).toEqual([]);
});
