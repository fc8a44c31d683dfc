import {expect, test} from "vitest";
import {pathProblem} from "./link-fields.ts";

test.each([
  "/store",
  "/landing/spring",
  "/terms/compare?from=2026-06-19&to=2027-01-01",
  "#plans",
  "/faq#trial",
])("%s is a page or a place on it", (path) => expect(pathProblem(path)).toBeNull());

test.each([
  ["store", "Begin the path with a slash"],
  ["/de/de/store", "Leave out region and language"],
  ["/nowhere", "The page /nowhere does not exist"],
  ["javascript:alert(1)", "Begin the path with a slash"],
  ["//elsewhere.example", "does not exist"],
  ["# plans", "Begin the path with a slash"],
])("%s is refused in words", (path, words) => {
  expect(pathProblem(path)).toContain(words);
});
