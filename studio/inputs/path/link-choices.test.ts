import {expect, test} from "vitest";
import {linkChoices, matchLinks} from "./link-choices.ts";

const pages = [
  {type: "homePage", slug: "home", title: "Home page", isPublished: true},
  {type: "landingPage", slug: "spring", title: "Spring", isPublished: false},
  {type: "productPage", slug: "pod", title: "Pod", isPublished: true},
  {type: "faqGroup", slug: "shipping", title: "No page of its own", isPublished: true},
];
const document = {sections: [{anchor: "plans", heading: "Choose a plan"}, {heading: "No anchor"}]};
const choices = linkChoices(pages, document);
const find = (id: string) => choices.find((choice) => choice.id === id);

test("places of this page come first, with their headings", () => {
  expect(choices[0]).toMatchObject({id: "#plans", title: "Choose a plan", group: "On this page"});
});

test("pages of the dataset and pages made of code are all offered, each once", () => {
  expect(find("/")).toMatchObject({title: "Home page"});
  expect(find("/store/pod")).toMatchObject({group: "Products"});
  expect(find("/terms")).toMatchObject({title: "Terms of use", group: "Law"});
  expect(find("/cart")).toBeDefined();
  const ids = choices.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("an unpublished page is marked as such, and a page without an address is not offered", () => {
  expect(find("/landing/spring")?.detail).toContain("not published yet");
  expect(choices.some(({title}) => title === "No page of its own")).toBe(false);
});

test("a planned page that answers 404 is not offered", () => {
  expect(find("/powercenter")).toBeDefined();
  expect(find("/powercenter/races/new")).toBeUndefined();
});

test("pages are found by name and by address", () => {
  expect(matchLinks(choices, "spring").map(({id}) => id)).toEqual(["/landing/spring"]);
  expect(matchLinks(choices, "/terms").map(({id}) => id)).toContain("/terms");
});
