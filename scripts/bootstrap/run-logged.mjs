import {spawn} from "node:child_process";
import {createWriteStream, mkdirSync, readFileSync} from "node:fs";
import {dirname} from "node:path";

/** Runs a command with its whole output in a log file; fails with the last lines of that file. */
export async function runLogged(command, args, {cwd, env = process.env, logFile, signal, accept = [0]}) {
  mkdirSync(dirname(logFile), {recursive: true});
  const log = createWriteStream(logFile);
  // Who can be interrupted gets its own group, so that its helpers end with it.
  const detached = signal !== undefined && process.platform !== "win32";
  const child = spawn(command, args, {
    cwd,
    env,
    detached,
    stdio: ["ignore", "pipe", "pipe"],
    windowsHide: true,
  });
  child.stdout.pipe(log, {end: false});
  child.stderr.pipe(log, {end: false});
  const interrupt = () => endGroup(child, detached);
  signal?.addEventListener("abort", interrupt, {once: true});
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exitCode, endSignal) => resolve(endSignal ?? exitCode));
  });
  signal?.removeEventListener("abort", interrupt);
  await new Promise((resolve) => log.end(resolve));
  signal?.throwIfAborted();
  if (accept.includes(code)) return code;
  throw new Error(`It ended with ${code}. The last lines of ${logFile}:\n${lastLines(logFile)}`);
}

function endGroup(child, detached) {
  try {
    process.kill(detached ? -child.pid : child.pid, "SIGTERM");
  } catch {
    // It ended by itself in the meantime.
  }
}

export function lastLines(file, count = 15) {
  try {
    return readFileSync(file, "utf8").trimEnd().split("\n").slice(-count).join("\n");
  } catch {
    return "(no output)";
  }
}
