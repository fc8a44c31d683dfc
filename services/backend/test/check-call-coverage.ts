import {relative} from "node:path";
import {fileURLToPath} from "node:url";
import {afterAll, beforeAll, expect, inject, type RunnerTask as Task} from "vitest";
import {recordedCalls} from "./recorded-calls.ts";
import {CALLS, WITHOUT_DATABASE} from "./specified-calls.ts";

// Verifies the list's claim that a call has a test: the named test file must have made the call, and the call must have
// passed authorization and validation. A partial run of a file makes only some of its calls and is not checked.

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));

beforeAll(() => recordedCalls.clear());

// biome-ignore lint/correctness/noEmptyPattern: the runner reads from the first argument what a hook wants of it.
afterAll(({}, {file}) => {
  const name = relative(SOURCES, file.filepath).replace(/\.test\.ts$/, "");
  const claimed = [...CALLS, ...WITHOUT_DATABASE].flatMap(([call, each]) => (each === name ? [call] : []));
  if (!inject("isWhole") || !file.tasks.every(isFine)) return;
  const missing = claimed.filter((call) => !recordedCalls.has(call));
  expect(missing, `calls that test/specified-calls.ts says ${name}.test.ts makes`).toEqual([]);
});

/** Where a test failed, calls that are missing are no news. */
function isFine(task: Task): boolean {
  return task.type === "suite" ? task.tasks.every(isFine) : task.result?.state !== "fail";
}
