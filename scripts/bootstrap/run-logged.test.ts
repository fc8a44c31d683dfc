import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, expect, it} from "vitest";
import {runLogged} from "./run-logged.mjs";

const folder = mkdtempSync(join(tmpdir(), "run-logged-"));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const run = (program: string, options: {accept?: readonly number[]} = {}) =>
  runLogged(process.execPath, ["--eval", program], {
    cwd: folder,
    logFile: join(folder, "program.log"),
    ...options,
  });

it("a failing command throws with the path and the end of its log", async () => {
  const program = "for (let line = 0; line < 40; line++) console.log('line %d.', line); process.exitCode = 3";
  const message = await run(program).then(String, ({message}: Error) => message);
  expect(message).toContain(`It ended with 3. The last lines of ${join(folder, "program.log")}`);
  expect(message).toContain("line 39.");
  expect(message).not.toContain("line 9.");
});

it("returns the exit code of success, and codes that are accepted", async () => {
  expect(await run("process.exitCode = 1", {accept: [0, 1]})).toBe(1);
  expect(await run("")).toBe(0);
});
