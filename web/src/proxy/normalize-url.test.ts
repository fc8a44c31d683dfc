import {expect, it} from "vitest";
import {normalizeUrl} from "./normalize-url";

it.each([
  ["//", "/"],
  ["//us//en", "/us/en/"],
  ["/us/en//store?next=//x", "/us/en/store/?next=//x"],
  ["/us\\en", "/us/en/"],
  ["///us///en///?a=1", "/us/en/?a=1"],
])("%s becomes %s, a path the proxy cleans", (path, collapsed) => {
  expect(normalizeUrl(path)).toBe(collapsed);
});

it.each([
  "/us/en/store",
  "/us/en/?a=//&b=%zz",
  "/",
  "*",
  "/api//locale",
  "//_next//static/x.js",
  "/_next/static/chunks/a.b.js",
  "/us/en/caf%C3%A9",
])("%s is left as it is", (url) => expect(normalizeUrl(url)).toBe(url));

it.each(["/_next/%zz/x", "/api/%/x?q=1", "//%2e%2e/_next/", "/api//../STORE", "/us/en/%E0%A4%A", "/./us"])(
  "%s is an address without a page",
  (url) => expect(normalizeUrl(url)).toBe("/not-found"),
);
