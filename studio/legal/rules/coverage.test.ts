import {expect, test} from "vitest";
import type {RegionLaw} from "../data/region-laws.ts";
import {coverageOf, missingSentences} from "./coverage.ts";

const law = (region: RegionLaw["region"], more: Partial<RegionLaw>): RegionLaw => ({
  region,
  name: region,
  timeZone: "UTC",
  scope: "base",
  bindingLocale: "en",
  requiredLocales: ["en"],
  noticeDays: 30,
  locales: ["en"],
  ...more,
});
const canada = law("ca", {name: "Canada", requiredLocales: ["en", "fr"], locales: ["en", "fr"]});
const swiss = law("ch", {
  name: "Switzerland",
  bindingLocale: "de",
  requiredLocales: ["de", "fr"],
  locales: ["de", "fr", "en"],
});
const germany = law("de", {
  name: "Germany",
  scope: "euConsumer",
  bindingLocale: "de",
  requiredLocales: ["de"],
  locales: ["de", "en"],
});
const laws = [canada, swiss, germany];
const NAMES: Record<string, string> = {fr: "French", de: "German", en: "English"};
const languageName = (locale: string) => NAMES[locale] ?? locale;

test("a missing required language is named with its regions", () => {
  const coverage = coverageOf({scope: "base", locales: ["en", "de"], baseLocales: []}, laws, ["euConsumer"]);
  expect(missingSentences(coverage, languageName)).toEqual([
    "French is required in Canada and Switzerland. Create the French text.",
  ]);
});

test("a reader without a text in their language gets the binding one, then English", () => {
  const coverage = coverageOf({scope: "base", locales: ["en", "de"], baseLocales: []}, laws, []);
  const shown = (region: string) =>
    coverage.find((row) => row.law.region === region)?.languages.map((language) => language.shown);
  expect(shown("ca")).toEqual(["own", "binding"]);
  expect(shown("ch")).toEqual(["own", "binding", "own"]);
  expect(
    coverageOf({scope: "base", locales: ["en"], baseLocales: []}, [swiss], [])[0]?.languages[0]?.shown,
  ).toBe("english");
});

test("the words for all regions stop where a scope has words of its own", () => {
  const base = {scope: "base", locales: ["en", "de", "fr"], baseLocales: []};
  expect(coverageOf(base, laws, ["euConsumer"]).map(({applies}) => applies)).toEqual(["own", "own", "other"]);
  expect(coverageOf(base, laws, []).map(({applies}) => applies)).toEqual(["own", "own", "own"]);
});

test("differences can only be read where their base has the language too", () => {
  const overlay = {scope: "euConsumer", locales: ["de", "en"], baseLocales: ["en"]};
  const [row] = coverageOf(overlay, [germany], []);
  expect(row?.missing).toEqual(["de"]);
  expect(coverageOf(overlay, [canada], [])[0]?.applies).toBe("no");
});
