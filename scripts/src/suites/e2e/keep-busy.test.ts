import {spawn} from "node:child_process";
import {once} from "node:events";
import {expect, it} from "vitest";
import {keepBusy} from "./keep-busy.ts";

const MODULE = JSON.stringify(new URL("keep-busy.ts", import.meta.url).href);

it("runs a loop for each core and ends them all", async () => {
  const cores = keepBusy(2);
  expect(new Set(cores.pids).size).toBe(2);
  expect(cores.pids.map(isAlive)).toEqual([true, true]);
  cores.stop();
  await expect.poll(() => cores.pids.map(isAlive)).toEqual([false, false]);
});

it("the loops do not outlive a runner that was killed outright", async () => {
  const program = `import {keepBusy} from ${MODULE}; keepBusy(1); console.log("busy"); setInterval(() => 0, 1000);`;
  const runner = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  await once(runner.stdout, "data");
  runner.stderr.resume();
  runner.kill("SIGKILL");
  // The loop holds the other end of the pipe. A process id would not do: a dead process keeps its id until it is
  // reaped.
  await once(runner.stderr, "close");
});

function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
