import {expect, it} from "vitest";
import {collapseSlashes} from "./collapse-slashes";

it.each([
  ["//", "/"],
  ["//us//en", "/us/en/"],
  ["/us/en//store?next=//x", "/us/en/store/?next=//x"],
  ["/us\\en", "/us/en/"],
  ["///us///en///?a=1", "/us/en/?a=1"],
])("%s becomes %s, a path the proxy cleans", (given, collapsed) => {
  expect(collapseSlashes(given)).toBe(collapsed);
});

it.each([
  "/us/en/store",
  "/us/en/?a=//",
  "/",
  "*",
  "/api//locale",
  "//_next//static/x.js",
  "http://evil.test//",
])("%s is left as it is", (url) => expect(collapseSlashes(url)).toBe(url));
