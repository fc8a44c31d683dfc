import {expect, test} from "vitest";
import {findRoute, isKnownPath, listFixedPaths, ROUTES} from "./routes.ts";

test.each([
  "/",
  "/store",
  "/store/pod",
  "/landing/spring-2027",
  "/terms/versions/2026-06-19",
  "/faq?x=1#trial",
])("%s is an address of the site", (path) => expect(isKnownPath(path)).toBe(true));

test.each([
  "",
  "store",
  "/nowhere",
  "/store/pod/more",
  "/landing",
  "//store",
  "/store/",
  "/landing/",
  "/STORE",
  "/constructor",
])("%j is not", (path) => expect(isKnownPath(path)).toBe(false));

test("a spelled-out route beats a parameter", () => {
  expect(findRoute("/powercenter/races/new")?.path).toBe("/powercenter/races/new");
  expect(findRoute("/powercenter/races/17")?.path).toBe("/powercenter/races/{id}");
});

test("an old product address is known although it only redirects", () => {
  expect(isKnownPath("/products/pod")).toBe(true);
  expect(findRoute("/products/pod")).toBeNull();
});

test("no address is listed twice", () => {
  const paths = ROUTES.map((route) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("what an editor may pick by name has no parameter", () => {
  expect(listFixedPaths().filter((path) => path.includes("{"))).toEqual([]);
});
