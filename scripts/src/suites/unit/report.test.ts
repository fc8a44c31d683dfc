import {expect, it} from "vitest";
import {readReport, timesOf, type UnitReport} from "./report.ts";

const test = (state: string) => ({
  name: `a ${state} test`,
  state,
  errors:
    state === "failed" ? ["expected 1\n    at x (/a/node_modules/vitest/x.js:1)\n    at y (/a/y.ts:1)"] : [],
});
const file = (path: string, changes: Partial<UnitReport["files"][number]> = {}) => ({
  path,
  project: "schemas",
  state: "passed",
  milliseconds: 1000,
  errors: [],
  tests: [],
  ...changes,
});
const NO_ERRORS = {errors: [], leftOut: 0};

it("counts tests, and reports which failed and where", () => {
  const tests = [test("passed"), test("passed"), test("failed"), test("skipped")];
  const outcome = readReport({files: [file("schemas/a.test.ts", {state: "failed", tests})], ...NO_ERRORS});
  expect(outcome).toMatchObject({passed: 2, failed: 1, skipped: 1});
  expect(outcome.details).toEqual(["schemas/a.test.ts: a failed test\nexpected 1\n    at y (/a/y.ts:1)"]);
});

it.each([
  ["breaks before its first test", {state: "failed", errors: ["cannot find x"]}, "cannot find x"],
  [
    "breaks after its last",
    {state: "failed", errors: ["cannot stop"], tests: [test("passed")]},
    "cannot stop",
  ],
  ["never ran", {state: "queued"}, "web/b.test.ts"],
  [
    "went down with its worker",
    {state: "pending", tests: [test("passed"), test("pending")]},
    "a pending test",
  ],
])("a file that %s is a failure, although no test failed", (_how, changes, words) => {
  const outcome = readReport({files: [file("web/b.test.ts", changes)], ...NO_ERRORS});
  expect(outcome.failed).toBe(1);
  expect(outcome.details[0]).toContain(words);
});

it("an error outside of all tests is a failure", () => {
  const outcome = readReport({
    files: [file("web/b.test.ts", {tests: [test("passed")]})],
    errors: ["rejected"],
    leftOut: 0,
  });
  expect(outcome).toMatchObject({passed: 1, failed: 1, details: [expect.stringContaining("rejected")]});
});

it("a file whose tests are all left out fails nothing", () => {
  const files = [file("web/b.test.ts", {state: "skipped", tests: [test("skipped")]})];
  expect(readReport({files, ...NO_ERRORS})).toMatchObject({passed: 0, failed: 0, skipped: 1});
});

it("reports how long each package took, longest first", () => {
  const slowResult = {project: "backend", milliseconds: 2500};
  const files = [file("a.test.ts"), file("b.test.ts", slowResult), file("c.test.ts", slowResult)];
  expect(timesOf({files, ...NO_ERRORS})).toEqual([
    {part: "unit: backend", seconds: 5},
    {part: "unit: schemas", seconds: 1},
  ]);
});
