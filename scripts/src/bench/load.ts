import {execFile} from "node:child_process";
import {availableParallelism} from "node:os";
import {join} from "node:path";
import {promisify} from "node:util";
import {z} from "zod";
import {ROOT} from "../env.ts";

const run = promisify(execFile);
const AUTOCANNON = join(ROOT, "node_modules/autocannon/autocannon.js");
const SERVER_CORE = "0";
const LOAD_CORE = "1";

const report = z.object({
  requests: z.object({average: z.number()}),
  latency: z.object({p50: z.number(), p99: z.number()}),
  errors: z.number(),
  non2xx: z.number(),
});

export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Runs eight clients that request one page as fast as it is served. Throws when any response is not a page. */
export async function load(url: string, seconds: number, signal: AbortSignal): Promise<Load> {
  const args = [AUTOCANNON, "--json", "--connections", "8", "--duration", String(seconds), url];
  const [command, ...rest] = (await canPin())
    ? ["taskset", "-c", LOAD_CORE, process.execPath, ...args]
    : [process.execPath, ...args];
  const {stdout} = await run(command ?? process.execPath, rest, {maxBuffer: 1e8, signal});
  const {requests, latency, errors, non2xx} = report.parse(JSON.parse(stdout));
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors and ${non2xx} refusals under load`);
  return {perSecond: requests.average, p99Ms: latency.p99};
}

/** Gives a server one core of its own, with all its threads, so that throughput is per core. */
export async function pinServer(pid: number | undefined): Promise<void> {
  if (pid !== undefined && (await canPin())) await run("taskset", ["-acp", SERVER_CORE, String(pid)]);
}

export async function canPin(): Promise<boolean> {
  if (availableParallelism() < 2) return false;
  return run("taskset", ["--version"]).then(
    () => true,
    () => false,
  );
}
