import {expect, it} from "vitest";
import {readTestArgs} from "./test-args.ts";

const ALL = ["lint", "imports", "types", "unit", "e2e"];
const USUAL = {
  names: ALL,
  pattern: undefined,
  changedSince: null,
  isBusy: false,
  isDeep: false,
  stackUrl: null,
};
const STACK = "http://localhost:3000";

it.each([
  [[], {}],
  [["--busy"], {isBusy: true}],
  [["--deep"], {isDeep: true}],
  [["--only", "lint,types"], {names: ["lint", "types"]}],
  [["--only", "e2e", "plan"], {names: ["e2e"], pattern: "plan"}],
  [["--only", "unit", "plan", "--deep"], {names: ["unit"], pattern: "plan", isDeep: true}],
  [["--only", "e2e", "plan", "--busy"], {names: ["e2e"], pattern: "plan", isBusy: true}],
  [["--only", "e2e", "plan", "--stack", STACK], {names: ["e2e"], pattern: "plan", stackUrl: STACK}],
  [["--changed"], {names: ALL.slice(0, 4), changedSince: "HEAD"}],
  [["--changed", "main"], {names: ALL.slice(0, 4), changedSince: "main"}],
  [["--changed", "--only", "unit"], {names: ["unit"], changedSince: "HEAD"}],
  [["--changed", "--stack", STACK], {changedSince: "HEAD", stackUrl: STACK}],
])("%j selects which suites run, on what and how", (args, choice) => {
  expect(readTestArgs(args)).toEqual({...USUAL, ...choice});
});

it.each([
  [["plan"]],
  [["--only", "journeys"]],
  [["--only", "lint,journeys"]],
  [["--only", "e2e", "plan", "race"]],
  [["--changed", "--deep"]],
  [["--stack", "somewhere"]],
  [["--fast"]],
])("%j is no choice, and the usage is shown", (args) => {
  expect(() => readTestArgs(args)).toThrow(/Usage: npm test/);
});
