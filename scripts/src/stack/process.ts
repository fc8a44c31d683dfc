import {type ChildProcess, spawn} from "node:child_process";
import {closeSync, openSync} from "node:fs";
import {join} from "node:path";
import {childEnv} from "../env.ts";
import {fullEnv, type Mode, type Service} from "./services.ts";
import {logFile, type Settings} from "./settings.ts";

const STOP_WITHIN_MS = 5000;
const isWindows = process.platform === "win32";

export interface ServiceProcess {
  readonly service: Service;
  readonly logFile: string;
  readonly pid: number | undefined;
  /** How it ended; null while it runs. */
  ended(): string | null;
  readonly onEnd: Promise<string>;
  stop(): Promise<void>;
  kill(): void;
}

export function startProcess(
  service: Service,
  settings: Settings,
  mode: Mode,
  changes: Readonly<Record<string, string>> = {},
): ServiceProcess {
  const file = logFile(settings, service.name);
  const stopWithinMs = service.stopWithinMs ?? STOP_WITHIN_MS;
  const withParent = new URL(
    `stop-with-parent.mjs?starter=${process.pid}&within=${stopWithinMs}`,
    import.meta.url,
  ).href;
  const output = openSync(file, "w");
  const child = spawn(process.execPath, ["--import", withParent, ...service.args(settings, mode)], {
    cwd: join(settings.root, service.folder),
    env: childEnv({...fullEnv(service, settings, mode), NODE_NO_WARNINGS: "1", ...changes}),
    stdio: ["ignore", output, output, "ipc"],
    // Its own group: a Ctrl-C then reaches only us, and we stop everything in order, grandchildren included.
    detached: !isWindows,
    windowsHide: true,
  });
  closeSync(output);
  let end: string | null = null;
  const onEnd = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
  }).then((reason) => {
    end = reason;
    return reason;
  });
  return {
    service,
    logFile: file,
    pid: child.pid,
    ended: () => end,
    onEnd,
    stop: () => stopChild(child, stopWithinMs, onEnd, () => end !== null),
    kill: () => signalGroup(child, "SIGKILL"),
  };
}

async function stopChild(
  child: ChildProcess,
  withinMs: number,
  onEnd: Promise<string>,
  hasEnded: () => boolean,
): Promise<void> {
  if (hasEnded()) return;
  signalGroup(child, "SIGTERM");
  const force = setTimeout(() => signalGroup(child, "SIGKILL"), withinMs);
  await onEnd;
  clearTimeout(force);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(isWindows ? child.pid : -child.pid, signal);
  } catch {
    // The process group is gone already, as intended.
  }
}
