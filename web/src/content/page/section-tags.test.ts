import {expect, it} from "vitest";
import {sectionTags} from "./section-tags";

it.each([
  ["compatibilityTable", "type:watchDevice"],
  ["storageTable", "type:storageEntry"],
  ["legalExcerpt", "type:legal"],
])("a page with a %s is tagged for new entries of what it lists", (_type, tag) => {
  expect(sectionTags([{_type}])).toEqual([tag]);
});

it("a page is tagged with the product page that a section names, even if it does not exist yet", () => {
  const section = {_type: "productStrips", products: [{handle: "pod"}]};
  expect(sectionTags([section])).toEqual(["address:productPage:pod"]);
});

it("a section that reads nothing else adds no tag, nor does one newer than this build", () => {
  expect(sectionTags([{_type: "quote"}, {_type: "hologram"}])).toEqual([]);
});
