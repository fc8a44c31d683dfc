import {expect, it} from "vitest";
import {findAnswer, layoutsAround} from "./app-folders";

it.each([
  ["/de/en", "[region]/[locale]/page.tsx", {region: "de", locale: "en"}],
  ["/de/en/store", "[region]/[locale]/store/page.tsx", {region: "de", locale: "en"}],
  [
    "/de/en/store/pod",
    "[region]/[locale]/store/[product]/page.tsx",
    {region: "de", locale: "en", product: "pod"},
  ],
  [
    "/de/en/a/b%20c",
    "[region]/[locale]/[...rest]/page.tsx",
    {region: "de", locale: "en", rest: ["a", "b%20c"]},
  ],
  ["/sitemaps/de-en.xml", "sitemaps/[pair]/route.ts", {pair: "de-en.xml"}],
])("%s is answered by the folder that names most of it", (pathname, file, params) => {
  expect(findAnswer(pathname)).toMatchObject({file, params});
});

it("an address that no folder answers is a mistake of the test", () => {
  expect(() => findAnswer("/de")).toThrow("No folder of the app answers /de");
});

it("the layouts around a page are listed from the outermost to the innermost", () => {
  expect(layoutsAround("[region]/[locale]/powercenter/today/page.tsx")).toEqual([
    "[region]/[locale]/layout.tsx",
    "[region]/[locale]/powercenter/layout.tsx",
  ]);
});
