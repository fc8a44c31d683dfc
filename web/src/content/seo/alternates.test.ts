import {listMarkets} from "@gradus/schemas/markets";
import {expect, it} from "vitest";
import {type LanguageVersion, languageLinks, marketsOf} from "./alternates";

const version = (locale: string, fields: Partial<LanguageVersion> = {}): LanguageVersion => ({
  locale,
  noindex: false,
  availability: {mode: "all", regions: []},
  ...fields,
});
const everywhere = ["en", "de", "fr", "es"].map((locale) => version(locale));
const ORIGIN = "https://shop.test";

it("a page in all languages links to all 22 markets, each code once, itself included", () => {
  expect(marketsOf(everywhere)).toEqual(listMarkets());
  const links = languageLinks(ORIGIN, "/store", everywhere);
  expect(links["de-DE"]).toBe("https://shop.test/de/de/store");
  expect(links["de-CH"]).toBe("https://shop.test/ch/de/store");
  expect(links["en-IE"]).toBe("https://shop.test/eu/en/store");
  expect(links["x-default"]).toBe("https://shop.test/int/en/store");
  expect(Object.keys(links)).not.toContain("en-EU");
});

it("the home page has no trailing slash", () => {
  expect(languageLinks(ORIGIN, "/", null)["en-US"]).toBe("https://shop.test/us/en");
});

it("a region where the page is not offered is absent from the set", () => {
  const limited = everywhere.map((item) => ({
    ...item,
    availability: {mode: "except", regions: ["de", "int"]},
  }));
  const links = languageLinks(ORIGIN, "/x", limited);
  expect(links).not.toHaveProperty("de-DE");
  expect(links).not.toHaveProperty("x-default");
  expect(links).toHaveProperty("de-CH");
});

it("a language that is missing or excluded from search is omitted; its markets show English instead", () => {
  const links = languageLinks(ORIGIN, "/x", [version("en"), version("fr", {noindex: true})]);
  expect(links).not.toHaveProperty("fr-FR");
  expect(links).not.toHaveProperty("de-DE");
  expect(links["en-DE"]).toBe("https://shop.test/de/en/x");
});

it("a region's own variant belongs to the same set", () => {
  const onlySwiss = version("de", {availability: {mode: "only", regions: ["ch"]}});
  expect(Object.keys(languageLinks(ORIGIN, "/", [onlySwiss]))).toEqual(["de-CH"]);
});
