import {setTimeout as pause} from "node:timers/promises";
import {lastLines} from "../../bootstrap/run-logged.mjs";
import type {ServiceProcess} from "./process.ts";

/** Only ends what hangs: a start of seconds takes minutes beside builds and other stacks. */
const START_TIMEOUT_MS = 300_000;
const POLL_MS = 100;

/** Resolves once the service answers; fails at once when it ends instead. */
export async function waitUntilHealthy(
  process: ServiceProcess,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    signal.throwIfAborted();
    if (process.ended() !== null) throw new Error(describeEnd(process));
    if (await isAnswering(url)) return;
    await pause(POLL_MS);
  }
  throw new Error(`${process.service.title} did not answer at ${url} within five minutes.\n${tail(process)}`);
}

export function describeEnd(process: ServiceProcess): string {
  return `${process.service.title} stopped (${process.ended() ?? "unknown"}).\n${tail(process)}`;
}

function tail(process: ServiceProcess): string {
  return `The last lines of ${process.logFile}:\n${lastLines(process.logFile)}`;
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {redirect: "manual", signal: AbortSignal.timeout(5000)});
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}
