import {availableParallelism} from "node:os";
import type {OffsetSearch} from "@gradus/training/edits/find-offset";
import {Piscina} from "piscina";
import type {DemoFile, DemoTask} from "./make-demo-run.ts";
import type {ReadFile, ReadTask} from "./read-file.ts";
import type {AlignTask, Rederived, RederiveTask} from "./rederive.ts";

const TASK_TIMEOUT_MS = 60_000;
const THREADS_MAX = 4;
const QUEUE_MAX = 500;
const HEAP_MAX_MB = 512;
const IDLE_MS = 30_000;

/** Reads files on threads: a page request never waits for another user's upload. */
export interface RecordingWorkerPool {
  /** Rejects with `WorkerPoolBusy` where the file should be tried later, and with anything else where reading broke off. */
  read(task: ReadTask): Promise<ReadFile>;
  /** All that follows from a run and its edits; and where another recording lies in it. */
  rederive(task: RederiveTask): Promise<Rederived>;
  align(task: AlignTask): Promise<OffsetSearch>;
  /** A file of a fictitious athlete. */
  makeDemoRun(task: DemoTask): Promise<DemoFile>;
  /** For the end of the process: what is being read is read again by the next. */
  stop(): Promise<void>;
}

/** Nothing is wrong with the file. */
export class WorkerPoolBusy extends Error {
  override readonly name = "ReadersBusy";
}

/** Threads begin with the first file and end when there is nothing to read for a while. */
export function createRecordingWorkerPool(): RecordingWorkerPool {
  let pool: Pool | null = null;
  let isStopped = false;
  const run = async (name: keyof typeof import("./recording-worker.ts"), task: object) => {
    if (isStopped) throw new WorkerPoolBusy("The process stops");
    pool ??= openPool();
    if (pool.queueSize >= QUEUE_MAX) throw new WorkerPoolBusy("Too many files wait to be read");
    try {
      return await pool.run(task, {name, signal: AbortSignal.timeout(TASK_TIMEOUT_MS)});
    } catch (cause) {
      throw isStopped ? new WorkerPoolBusy("The process stops", {cause}) : cause;
    }
  };
  return {
    read: (task) => run("readFile", task),
    rederive: (task) => run("rederive", task),
    align: (task) => run("align", task),
    makeDemoRun: (task) => run("makeDemoRun", task),

    async stop() {
      isStopped = true;
      await pool?.destroy();
    },
  };
}

/** Which result is whose is known by the name of the function alone. */
type Pool = Piscina<object, never>;

function openPool(): Pool {
  return new Piscina({
    filename: new URL("./recording-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1)),
    idleTimeout: IDLE_MS,
    resourceLimits: {maxOldGenerationSizeMb: HEAP_MAX_MB},
  });
}
