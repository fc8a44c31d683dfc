import {expect, test} from "vitest";
import {sectionSchemas} from "./index.ts";
import {sectionMenu} from "./section-menu.ts";

test("every section is in exactly one group of the menu", () => {
  const grouped = sectionMenu().groups?.flatMap(({of = []}) => of) ?? [];
  expect(grouped.sort()).toEqual(sectionSchemas.map(({name}) => name).sort());
});

test("no group of the menu is empty", () => {
  expect(sectionMenu().groups?.filter(({of}) => !of?.length)).toEqual([]);
});

test("the menu opens on pictures: each section has one", () => {
  const [grid] = sectionMenu().views ?? [];
  const urls = sectionSchemas.map(({name}) => grid?.name === "grid" && grid.previewImageUrl?.(name));
  expect(urls.filter((url) => !String(url).startsWith("data:image/svg+xml,"))).toEqual([]);
});
