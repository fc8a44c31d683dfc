import {readFileSync} from "node:fs";
import {pagePath} from "@gradus/schemas/page-path";
import {findRoute} from "@gradus/schemas/routes";
import {expect, test} from "vitest";

const SEED = new URL("pages.ndjson", import.meta.url);

test("every page of the seed answers at a route the site has", () => {
  const pages: {_type: string; slug?: {current: string}}[] = readFileSync(SEED, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const paths = pages.flatMap(({_type, slug}) => pagePath({type: _type, slug: slug?.current ?? ""}) ?? []);
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.filter((path) => findRoute(path) === null)).toEqual([]);
});

test.each([
  ["homePage", "home", "/"],
  ["productPage", "pod", "/store/pod"],
  ["systemPage", "coach-apply", "/coach-program/apply"],
  ["systemPage", "not-found", null],
  ["claim", "faster", null],
])("%s %s is at %s", (type, slug, path) => {
  expect(pagePath({type, slug})).toBe(path);
});
