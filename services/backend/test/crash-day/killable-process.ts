import {type ChildProcess, spawn} from "node:child_process";
import {once} from "node:events";
import {setTimeout as pause} from "node:timers/promises";

interface Program {
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  readonly healthUrl: string;
}

/** Only ends what hangs. */
const START_WITHIN_MS = 280_000;

/** A program that is killed without warning and started again, as by a machine that loses power. */
export function createKillableProcess({file, env, healthUrl}: Program) {
  let child: ChildProcess | null = null;
  let output = "";

  async function start() {
    const started = spawn(process.execPath, [file], {
      env: {PATH: process.env.PATH, ...env},
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = started;
    output = "";
    for (const stream of [started.stdout, started.stderr]) stream.on("data", (chunk) => (output += chunk));
    const until = Date.now() + START_WITHIN_MS;
    while (!(await isUp())) {
      if (started.exitCode !== null || Date.now() > until)
        throw new Error(`${file} did not start: ${output}`);
      await pause(50);
    }
  }

  async function isUp() {
    try {
      return (await fetch(healthUrl)).ok;
    } catch {
      return false;
    }
  }

  async function end(signal: "SIGKILL" | "SIGTERM") {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  return {start, kill: () => end("SIGKILL"), stop: () => end("SIGTERM"), said: () => output};
}

export type KillableProcess = ReturnType<typeof createKillableProcess>;
