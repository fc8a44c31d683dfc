import {expect, it} from "vitest";
import {sectionTags} from "./section-tags";

it.each([
  ["compatibilityTable", "type:watchDevice"],
  ["storageTable", "type:storageEntry"],
  ["legalExcerpt", "type:legal"],
])("a page with a %s hears of a new entry of what it lists", (_type, tag) => {
  expect(sectionTags([{_type}])).toEqual([tag]);
});

it("a page hears of the product page that a section names, though it may not exist yet", () => {
  const section = {_type: "productStrips", products: [{handle: "pod"}]};
  expect(sectionTags([section])).toEqual(["address:productPage:pod"]);
});

it("a section that reads nothing else adds no tag, nor does one newer than this build", () => {
  expect(sectionTags([{_type: "quote"}, {_type: "hologram"}])).toEqual([]);
});
