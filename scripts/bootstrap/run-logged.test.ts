import {existsSync, mkdtempSync, readFileSync, rmSync} from "node:fs";
import {getPriority, tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, expect, it} from "vitest";
import {runLogged} from "./run-logged.mjs";

const folder = mkdtempSync(join(tmpdir(), "run-logged-"));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** How far a program and a program that it starts give way, and where Linux has groups, how far their group does. */
async function weigh(options: {givesWay?: boolean}): Promise<string[]> {
  const say = `
    console.log(require("node:os").getPriority());
    if (require("node:fs").existsSync("/proc/self/autogroup"))
      console.log(require("node:fs").readFileSync("/proc/self/autogroup", "utf8").trim().split(" ").at(-1));`;
  const program = `${say}
    require("node:child_process").spawnSync(process.execPath, ["--eval", ${JSON.stringify(say)}], {stdio: "inherit"});`;
  const logFile = join(folder, "program.log");
  const {signal} = new AbortController();
  await runLogged(process.execPath, ["--eval", program], {cwd: folder, logFile, signal, ...options});
  return readFileSync(logFile, "utf8").trim().split("\n");
}

const hasGroups = existsSync("/proc/self/autogroup");
const usual = `${getPriority()}`;
const low = `${Math.max(10, getPriority())}`;

it("a command that gives way does so with all it starts", async () => {
  expect(await weigh({givesWay: true})).toEqual(hasGroups ? [low, "10", low, "10"] : [low, low]);
});

it("any other runs like whoever started it", async () => {
  expect(await weigh({})).toEqual(hasGroups ? [usual, "0", usual, "0"] : [usual, usual]);
});
