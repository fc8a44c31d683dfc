import {describe, expect, it} from "vitest";
import {clearFilters, directoryQuery, formatSearch, isFiltered, parseSearch, setSort, toggle} from "./search";

const PAGE = {locale: "de", cursor: null};

describe("the address of a search", () => {
  it.each([
    "",
    "?distance=short",
    "?distance=short%2Cultra&triathlon=ironman&in_person=true&location=DE%2CFR",
    "?run_preferences=trail&platforms=two_peak&name=%C3%A5sa&sort=za",
    "?sort=random&seed=7",
  ])("%j comes out as it went in", (query) => {
    expect(formatSearch(parseSearch(query))).toBe(query);
  });

  it.each([
    ["?distance=middle,short,short", "?distance=short"],
    ["?distance=ultra,short", "?distance=short%2Cultra"],
    ["?location=germany,DE", "?location=DE"],
    ["?in_person=false", ""],
    ["?sort=price", ""],
    ["?sort=az&seed=7", ""],
    ["?sort=random&seed=-1", "?sort=random&seed=0"],
    ["?sort=random&seed=1e99", "?sort=random&seed=0"],
    ["?utm_source=mail", ""],
    ["?%E0%A4%A", ""],
  ])("%j becomes %j", (query, expected) => {
    expect(formatSearch(parseSearch(query))).toBe(expected);
  });
});

describe("the backend is queried", () => {
  it.each([
    ["", "locale=de"],
    ["?distance=short&sort=random&seed=7", "distance=short&sort=random&seed=7&locale=de"],
    ["?name=a", "locale=de"],
    ["?name=%20an%20", "name=an&locale=de"],
  ])("for %j with %s", (query, path) => {
    expect(directoryQuery(parseSearch(query), PAGE)).toBe(path);
  });

  it("for a further page with its cursor", () => {
    expect(directoryQuery(parseSearch(""), {locale: "fr", cursor: "abc"})).toBe("locale=fr&cursor=abc");
  });
});

it("a value goes in and out of its filter and leaves the others alone", () => {
  const one = toggle(parseSearch("?platforms=two_peak"), "distance", "short");
  expect(formatSearch(one)).toBe("?distance=short&platforms=two_peak");
  expect(formatSearch(toggle(one, "distance", "short"))).toBe("?platforms=two_peak");
});

it("a random order is named when it is chosen and forgotten with it", () => {
  const random = setSort(parseSearch(""), "random", () => 42);
  expect(formatSearch(random)).toBe("?sort=random&seed=42");
  expect(formatSearch(setSort(random, "za", () => 43))).toBe("?sort=za");
});

it("clearing the filters keeps the sort order", () => {
  const search = parseSearch("?distance=short&name=an&sort=random&seed=7");
  expect([isFiltered(search), formatSearch(clearFilters(search))]).toEqual([true, "?sort=random&seed=7"]);
  expect(isFiltered(clearFilters(search))).toBe(false);
});
