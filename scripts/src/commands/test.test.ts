import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {EMPTY_OUTCOME, type Outcome, type Suite, type SuiteContext} from "../suites/suite.ts";
import {runSuites} from "./test.ts";
import type {SuiteName} from "./test-args.ts";

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((text) => void printed.push(String(text)));
});
afterEach(() => void vi.restoreAllMocks());

const CONTEXT: SuiteContext = {
  pattern: undefined,
  changedSince: null,
  isBusy: false,
  isStrict: false,
  isDeep: false,
  seed: 4711,
  stackUrl: null,
  reportDir: "/nowhere",
  interruption: {signal: new AbortController().signal, requested: new Promise<void>(() => {}), onForce() {}},
};

/** Suites that record their start; the e2e suite ends after the unit tests began. */
function createSuites(outcomes: Partial<Record<SuiteName, Partial<Outcome>>> = {}) {
  const startedSuites: string[] = [];
  const {promise: journeysMayEnd, resolve: endJourneys} = Promise.withResolvers<void>();
  const suite = (name: SuiteName): Suite => ({
    title: name,
    run: async () => {
      startedSuites.push(name);
      if (name === "e2e") await journeysMayEnd;
      if (name === "unit") endJourneys();
      return {...EMPTY_OUTCOME, passed: 1, ...outcomes[name]};
    },
  });
  const suites = {
    lint: suite("lint"),
    imports: suite("imports"),
    types: suite("types"),
    unit: suite("unit"),
    e2e: suite("e2e"),
  };
  return {suites, begun: startedSuites, endJourneys};
}

it("e2e starts immediately, and the other suites run in parallel with it", async () => {
  // The e2e suite of this run does not end before the unit tests have begun.
  const {suites, begun} = createSuites();
  expect(await runSuites(["lint", "types", "unit", "e2e"], CONTEXT, suites)).toBe(0);
  expect(begun).toEqual(["e2e", "lint", "types", "unit"]);
});

it("tests that a change can break run in parallel with the type check", async () => {
  const {suites, begun} = createSuites();
  const slow: Suite = {title: "unit", run: async () => ({...EMPTY_OUTCOME, passed: await typesBegan(begun)})};
  const changed = {...CONTEXT, changedSince: "HEAD"};
  expect(await runSuites(["lint", "types", "unit"], changed, {...suites, unit: slow})).toBe(0);
});

it.each([
  [["lint", "unit"], false],
  [["e2e"], false],
  [["unit", "e2e"], true],
] as const)("%j run in turn (busy: %s)", async (names, isBusy) => {
  const {suites, begun, endJourneys} = createSuites();
  endJourneys();
  await runSuites(names, {...CONTEXT, isBusy}, suites);
  expect(begun).toEqual(names);
});

it("ends with the sum of all suites alone on its line, after the time of each", async () => {
  const {suites} = createSuites({
    unit: {passed: 7, failed: 2, times: [{part: "unit: web", seconds: 12.4}]},
  });
  expect(await runSuites(["lint", "unit", "e2e"], CONTEXT, suites)).toBe(1);
  expect(printed.at(-1)).toBe("9 passed, 2 failed");
  expect(printed.at(-2)).toMatch(/^ {2}unit: web +12 s$/m);
  expect(printed.at(-2)).toMatch(/^ {2}all of it +\d+ s$/m);
});

it("a suite that breaks fails the run, and hides no other", async () => {
  const {suites, begun} = createSuites();
  const broken: Suite = {title: "types", run: () => Promise.reject(new Error("no compiler"))};
  expect(await runSuites(["types", "lint"], CONTEXT, {...suites, types: broken})).toBe(1);
  expect(begun).toEqual(["lint"]);
  expect(printed.join("\n")).toContain("types: no compiler");
});

it("prints the notes and the flaky tests of a run that passed", async () => {
  const {suites} = createSuites({unit: {notes: ["seed 4711"], flaky: ["some story"]}});
  await runSuites(["unit"], CONTEXT, suites);
  expect(printed.join("\n")).toContain("seed 4711");
  expect(printed.join("\n")).toContain("flaky: some story");
});

async function typesBegan(startedSuites: readonly string[]): Promise<number> {
  await expect.poll(() => startedSuites).toContain("types");
  return 1;
}
