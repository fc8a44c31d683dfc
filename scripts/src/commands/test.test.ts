import {expect, it, vi} from "vitest";
import {NOTHING, type Suite, type SuiteContext} from "../suites/suite.ts";
import {readArgs, runSuites} from "./test.ts";

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

/** The names of the suites in the order they begin in; the one that gives way in brackets. */
async function orderOf(names: Parameters<typeof runSuites>[0], {isBusy}: Pick<SuiteContext, "isBusy">) {
  vi.spyOn(console, "log").mockReturnValue();
  const begun: string[] = [];
  const suite = (title: string, work = (_context: SuiteContext) => {}): Suite => ({
    title,
    run: async (context) => {
      begun.push(context.givesWay ? `(${title})` : title);
      work(context);
      return {...NOTHING, passed: 1};
    },
  });
  const suites = {
    lint: suite("lint"),
    imports: suite("imports"),
    types: suite("types"),
    unit: suite("unit"),
    e2e: suite("e2e", ({onSpareCore}) => onSpareCore?.()),
  };
  const interruption = {
    signal: new AbortController().signal,
    asked: new Promise<void>(() => {}),
    onForce() {},
  };
  const context = {pattern: undefined, isBusy, reportDir: "/nowhere", interruption};
  expect(await runSuites(names, context, suites)).toBe(0);
  return begun;
}

it("unit tests wait for the core that journeys leave idle, and give way to them", async () => {
  expect(await orderOf(["lint", "unit", "e2e"], {isBusy: false})).toEqual(["lint", "e2e", "(unit)"]);
});

it.each([
  [["unit"], false],
  [["unit", "e2e"], true],
] as const)("%j gives way to nobody where nothing runs beside it (busy: %s)", async (names, isBusy) => {
  expect(await orderOf(names, {isBusy})).toEqual(names);
});
