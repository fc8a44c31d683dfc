import {describe, expect, test} from "vitest";
import {
  INTERNATIONAL,
  isLocale,
  LOCALES,
  listMarkets,
  market,
  parseMarket,
  REGIONS,
  regionOfCountry,
} from "./markets.ts";

describe.each(REGIONS.map((region) => [region]))("%s", (region) => {
  const {locales, countries, hreflang, formats, currency, name} = market(region);

  test("offers English, and each language once", () => {
    expect(locales).toContain("en");
    expect(new Set(locales).size).toBe(locales.length);
    expect(locales.every(isLocale)).toBe(true);
  });

  test("names a search code and a format for each of its languages and for no other", () => {
    expect(Object.keys(hreflang).sort()).toEqual([...locales].sort());
    expect(Object.keys(formats).sort()).toEqual([...locales].sort());
    for (const locale of locales) expect(hreflang[locale]?.length).toBeGreaterThan(0);
  });

  test("formats dates and prices in a language the runtime knows", () => {
    for (const locale of locales) {
      const format = new Intl.NumberFormat(formats[locale], {style: "currency", currency});
      expect(format.resolvedOptions().locale).toMatch(new RegExp(`^${locale}`));
    }
  });

  test("serves countries, unless it is the one for everywhere else", () => {
    expect(countries.length > 0).toBe(region !== INTERNATIONAL);
    for (const country of countries) expect(country).toMatch(/^[A-Z]{2}$/);
  });

  test("has a name in every language", () => {
    for (const locale of LOCALES) expect(name[locale]).toBeTruthy();
  });
});

test("there are 22 pairs of region and language", () => {
  expect(listMarkets()).toHaveLength(22);
});

test("a search code belongs to one pair only", () => {
  const codes = listMarkets().flatMap(({region, locale}) => market(region).hreflang[locale] ?? []);
  expect(new Set(codes).size).toBe(codes.length);
});

test("a search code begins with its language", () => {
  for (const {region, locale} of listMarkets()) {
    for (const code of market(region).hreflang[locale] ?? []) expect(code.split("-")[0]).toBe(locale);
  }
});

test("a country belongs to one region only", () => {
  const countries = REGIONS.flatMap((region) => market(region).countries);
  expect(new Set(countries).size).toBe(countries.length);
});

test.each([
  ["us", "de"],
  ["xx", "en"],
  ["us", "xx"],
  ["constructor", "en"],
  ["", ""],
  ["US", "en"],
])("%s/%s is no market", (region, locale) => {
  expect(parseMarket(region, locale)).toBeNull();
});

test("a country no region claims is served by the international store", () => {
  expect(regionOfCountry("at")).toBe("eu");
  expect(regionOfCountry("JP")).toBe(INTERNATIONAL);
  expect(regionOfCountry("")).toBe(INTERNATIONAL);
});
