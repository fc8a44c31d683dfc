import {expect, it} from "vitest";
import {readReport as readJourneys} from "./journeys.ts";
import {readReport as readUnit} from "./unit.ts";

const test = (status: string) => ({fullName: `a ${status} test`, status, failureMessages: ["expected 1"]});

it("unit: counts tests, and tells which failed", () => {
  const outcome = readUnit("schemas", {
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

it("unit: a file that breaks before its first test is a failure, although no test failed", () => {
  const broken = {name: "b.test.ts", status: "failed", message: "cannot find x", assertionResults: []};
  const outcome = readUnit("web", {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [broken],
  });
  expect(outcome.failed).toBe(1);
  expect(outcome.details[0]).toContain("cannot find x");
});

it("journeys: a run that could not begin is a failure", () => {
  const stats = {expected: 0, unexpected: 0, flaky: 0, skipped: 0};
  const outcome = readJourneys({stats, errors: [{message: "no tests found"}]}, "/nowhere/journeys.log");
  expect(outcome).toMatchObject({passed: 0, failed: 1});
  expect(outcome.details[0]).toBe("no tests found");
});

it("journeys: one that only passed at the second try counts as failed", () => {
  const stats = {expected: 3, unexpected: 1, flaky: 1, skipped: 2};
  expect(readJourneys({stats, errors: []}, "/nowhere/journeys.log")).toMatchObject({
    passed: 3,
    failed: 2,
    skipped: 2,
  });
});
