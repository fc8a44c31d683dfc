import {z} from "zod";
import {EMPTY_OUTCOME, type Outcome, type PartDuration} from "../suite.ts";

const test = z.object({name: z.string(), state: z.string(), errors: z.array(z.string())});
const file = z.object({
  /** From the root. */
  path: z.string(),
  project: z.string(),
  state: z.string(),
  /** Of a worker: loading and running. */
  milliseconds: z.number(),
  /** What broke outside of its tests. */
  errors: z.array(z.string()),
  tests: z.array(test),
});
export const unitReport = z.object({
  files: z.array(file),
  /** What broke outside of its files. */
  errors: z.array(z.string()),
  /** Files that import what changed and did not run, because there are too many. */
  leftOut: z.number(),
});
export type UnitReport = z.infer<typeof unitReport>;
type File = UnitReport["files"][number];

/** A file that breaks outside of its tests has no failed test, but must fail the run; so must an uncaught error. */
export function readReport({files, errors}: UnitReport): Outcome {
  const tests = files.flatMap((each) => each.tests);
  const count = (expectedState: string) => tests.filter(({state}) => state === expectedState).length;
  const details = [
    ...errors.map((error) => `outside of all tests\n${withoutToolFrames(error)}`),
    ...files.flatMap(failuresOf),
  ];
  return {
    ...EMPTY_OUTCOME,
    passed: count("passed"),
    failed: details.length,
    skipped: count("skipped"),
    details,
  };
}

function failuresOf({path, state, errors, tests}: File): string[] {
  const of = (expectedState: string) => tests.filter((each) => each.state === expectedState);
  // A test that has not ended went down with its worker.
  const failed = [
    ...of("pending").map(({name}) => `${path}: ${name}\nIt did not end.`),
    ...of("failed").map((each) => `${path}: ${each.name}\n${linesOf(each.errors)}`),
  ];
  const isUnexplained = failed.length === 0 && state !== "passed" && state !== "skipped";
  return errors.length > 0 || isUnexplained ? [`${path}\n${linesOf(errors)}`, ...failed] : failed;
}

function linesOf(errors: readonly string[]): string {
  return errors.map(withoutToolFrames).join("\n");
}

/** How long workers were busy, longest first. */
export function timesOf({files}: UnitReport): PartDuration[] {
  const byProject = Map.groupBy(files, ({project}) => project);
  return [...byProject]
    .map(([name, of]) => ({
      part: `unit: ${name}`,
      seconds: of.reduce((sum, {milliseconds}) => sum + milliseconds, 0) / 1000,
    }))
    .toSorted((a, b) => b.seconds - a.seconds);
}

/** The stack of a failed assertion is mostly the test runner's own. */
function withoutToolFrames(message: string): string {
  return message
    .split("\n")
    .filter((line) => !/^\s+at .*(node_modules|new Promise)/.test(line))
    .join("\n");
}
