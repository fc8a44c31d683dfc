import {expect, it} from "vitest";
import {readReport} from "./unit.ts";

const test = (status: string) => ({fullName: `a ${status} test`, status, failureMessages: ["expected 1"]});

it("counts tests, and tells which failed", () => {
  const outcome = readReport("schemas", {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    testResults: [
      {name: "a.test.ts", status: "failed", message: "", assertionResults: [test("passed"), test("failed")]},
    ],
  });
  expect(outcome).toMatchObject({passed: 2, failed: 1, skipped: 1});
  expect(outcome.details).toEqual(["schemas: a failed test\nexpected 1"]);
});

it("a file that breaks before its first test is a failure, although no test failed", () => {
  const broken = {name: "b.test.ts", status: "failed", message: "cannot find x", assertionResults: []};
  const outcome = readReport("web", {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [broken],
  });
  expect(outcome.failed).toBe(1);
  expect(outcome.details[0]).toContain("cannot find x");
});
