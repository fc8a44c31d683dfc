import {expect, it} from "vitest";
import {readArgs} from "./test.ts";

const ALL = ["lint", "imports", "types", "unit", "e2e"];

it.each([
  [[], {names: ALL, pattern: undefined, isBusy: false}],
  [["--busy"], {names: ALL, pattern: undefined, isBusy: true}],
  [["--only", "lint,types"], {names: ["lint", "types"], pattern: undefined, isBusy: false}],
  [["--only", "e2e", "plan"], {names: ["e2e"], pattern: "plan", isBusy: false}],
  [["--only", "e2e", "--busy"], {names: ["e2e"], pattern: undefined, isBusy: true}],
  [["--only", "e2e", "plan", "--busy"], {names: ["e2e"], pattern: "plan", isBusy: true}],
])("%j says which suites run, on what and how", (args, choice) => {
  expect(readArgs(args)).toEqual(choice);
});

it.each([[["plan"]], [["--only", "journeys"]]])("%j is no choice, and the usage is said", (args) => {
  expect(() => readArgs(args)).toThrow(/Usage: npm test/);
});
