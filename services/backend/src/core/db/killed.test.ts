import {type ChildProcess, spawn} from "node:child_process";
import {once} from "node:events";
import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {createInterface} from "node:readline";
import {afterEach, expect, inject, it} from "vitest";
import {createRandom} from "../../../test/crash-day/random.ts";

const KILLS = inject("isDeep") ? 50 : 4;
const random = createRandom(inject("seed"));
const WRITER = join(import.meta.dirname, "../../../test/acknowledge-writes.ts");

const folder = mkdtempSync(join(tmpdir(), "killed-"));
let writer: ChildProcess | null = null;
afterEach(() => {
  writer?.kill("SIGKILL");
  rmSync(folder, {recursive: true, force: true});
});

/**
 * Starts the writer and kills it after a random count of numbers, in the middle of whatever it does. Returns the counts
 * that the writer found and the last number that it reported.
 */
async function writeUntilKilled() {
  const child = spawn(process.execPath, [WRITER, folder], {stdio: ["ignore", "pipe", "inherit"]});
  writer = child;
  const exited = once(child, "exit");
  const printedLines: string[] = [];
  const patience = Math.floor(random.between(2, 60));
  // Everything it printed before it exits counts, also lines that arrive after the kill.
  for await (const line of createInterface({input: child.stdout})) {
    printedLines.push(line);
    if (printedLines.length === patience) setImmediate(() => child.kill("SIGKILL"));
  }
  await exited;
  expect([child.signalCode, printedLines.length >= patience]).toEqual(["SIGKILL", true]);
  return {found: (printedLines[0] ?? "").split(" ").map(Number), last: Number(printedLines.at(-1))};
}

it("every write that the embedded database acknowledged survives each kill, and no write is half applied", async () => {
  let last = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const round = await writeUntilKilled();
    const [first, second] = round.found;
    expect(second).toBe(first);
    // One number more than was reported may be stored: its report was not yet delivered at the kill.
    expect([last, last + 1]).toContain(first);
    last = round.last;
  }
}, 1_200_000);
