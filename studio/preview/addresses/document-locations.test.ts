import {expect, test} from "vitest";
import {
  addressesInWords,
  currentFirst,
  documentLocations,
  homeLocations,
  type PageWithUse,
} from "./document-locations.ts";

const page = (id: string, fields: Partial<PageWithUse> = {}): PageWithUse => ({
  id,
  type: "landingPage",
  slug: id.slice(0, -3),
  locale: id.slice(-2),
  title: id,
  availability: null,
  isUser: false,
  ...fields,
});
const hrefs = (locations: readonly {href: string}[]) => locations.map(({href}) => href);

test("a shared document is shown where pages refer to it", () => {
  const pages = [page("spring-de", {isUser: true}), page("autumn-de")];
  expect(hrefs(documentLocations({id: "hero-1", type: "sharedHero", key: null}, pages))).toEqual([
    "/de/de/landing/spring",
    "/eu/de/landing/spring",
    "/ch/de/landing/spring",
    "/int/de/landing/spring",
  ]);
});

test("a claim is shown where its own token is used, and not where another claim's token is used", () => {
  const body = (text: string) => ({sections: [{body: [{children: [{text}]}]}]});
  const pages = [
    page("spring-es", {content: body("It is {claim:faster}.")}),
    page("autumn-es", {content: body("It is {claim:faster-than}.")}),
  ];
  const found = documentLocations({id: "claim-faster", type: "claim", key: "faster"}, pages);
  expect(hrefs(found)).toEqual(["/us/es/landing/spring", "/es/es/landing/spring", "/int/es/landing/spring"]);
});

test.each([
  [22, true, "Answers at 22 addresses"],
  [1, true, "Answers at 1 address"],
  [4, false, "Shown at 4 addresses"],
])("%i addresses, of a page itself: %s", (count, isPage, words) => {
  expect(addressesInWords(count, isPage)).toBe(words);
});

test("the market being previewed comes first", () => {
  const found = documentLocations({id: "spring-es", type: "landingPage", key: null}, [page("spring-es")]);
  expect(hrefs(currentFirst(found, {region: "int", locale: "es"}))[0]).toBe("/int/es/landing/spring");
  expect(currentFirst(found, {region: "gb", locale: "en"})).toEqual(found);
});

test("settings of a region are seen on its homes", () => {
  const homes = [page("home-en", {type: "homePage"}), page("home-fr", {type: "homePage"})];
  expect(hrefs(homeLocations(homes, ({region}) => region === "ca"))).toEqual(["/ca/en", "/ca/fr"]);
});
