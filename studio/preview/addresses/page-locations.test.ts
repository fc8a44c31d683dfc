import {expect, test} from "vitest";
import {type PageRow, pageLocations} from "./page-locations.ts";

const home = (locale: string, availability: PageRow["availability"] = null): PageRow => ({
  id: `home-${locale}${availability ? `-${availability.regions?.join("")}` : ""}`,
  type: "homePage",
  slug: "home",
  locale,
  title: "Home",
  availability,
});
const [en, de, fr, es] = [home("en"), home("de"), home("fr"), home("es")];
const swiss = home("de", {mode: "only", regions: ["ch"]});
const addresses = (page: PageRow, all: PageRow[]) => pageLocations(page, all).map(({href}) => href);

test("a page answers in every market of its language", () => {
  expect(addresses(de, [en, de, fr, es])).toEqual(["/de/de", "/eu/de", "/ch/de", "/int/de"]);
});

test("a region's own variant takes the general page's place there", () => {
  const all = [en, de, fr, es, swiss];
  expect(addresses(swiss, all)).toEqual(["/ch/de"]);
  expect(addresses(de, all)).toEqual(["/de/de", "/eu/de", "/int/de"]);
});

test("English is shown in place of a missing language, and is marked as a fallback", () => {
  const shown = pageLocations(en, [en, de]);
  expect(shown).toHaveLength(18);
  expect(shown.filter(({isFallback}) => isFallback).map(({href}) => href)).toEqual([
    "/us/es",
    "/ca/fr",
    "/fr/fr",
    "/es/es",
    "/eu/fr",
    "/ch/fr",
    "/int/es",
    "/int/fr",
  ]);
});

test("a page that is not offered somewhere is not there", () => {
  expect(addresses(home("en", {mode: "except", regions: ["us", "int"]}), [])).toEqual([]);
  const page = home("en", {mode: "except", regions: ["us", "int"]});
  expect(addresses(page, [page])).not.toContain("/us/en");
});

test("a page without an address yet has no location", () => {
  expect(pageLocations({...en, slug: null}, [en])).toEqual([]);
});
