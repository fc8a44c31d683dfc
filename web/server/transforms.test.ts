import {expect, it} from "vitest";
import {readTransforms} from "./transforms.ts";

const read = (list: string | undefined, isDevelopment = false) => [
  ...readTransforms({GRADUS_TRANSFORMS: list}, isDevelopment),
];

it("by default, production has all; development has all but those that hide an edit or its error", () => {
  expect(read(undefined)).toEqual([
    "policy",
    "error-pages",
    "failure-page",
    "late-scripts",
    "inline-styles",
    "memory",
    "offline",
  ]);
  expect(read(undefined, true)).toEqual(["policy", "error-pages", "late-scripts"]);
});

it.each([true, false])("a list names exactly those there are, in development: %s", (isDevelopment) => {
  expect(read("memory, policy", isDevelopment)).toEqual(["memory", "policy"]);
  expect(read("none", isDevelopment)).toEqual([]);
});

it("a name that does not exist is refused with those that do", () => {
  expect(() => read("policy,cache")).toThrow(/GRADUS_TRANSFORMS[\s\S]*"late-scripts"/);
});

it("rules inside a page need the sheet that follows with the scripts", () => {
  expect(() => read("inline-styles")).toThrow("needs late-scripts");
});
