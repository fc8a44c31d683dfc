import {availableParallelism} from "node:os";
import {Piscina} from "piscina";
import type {ReadFile, ReadTask} from "./read-file.ts";

const READ_WITHIN_MS = 60_000;
const THREADS_MAX = 4;
const WAITING_MAX = 500;
const HEAP_MAX_MB = 512;
const IDLE_MS = 30_000;

/** Reads files on threads: whoever asks for a page never waits for somebody's upload. */
export interface Readers {
  /** Rejects with `ReadersBusy` where the file should be tried later, and with anything else where reading broke off. */
  read(task: ReadTask): Promise<ReadFile>;
  /** For the end of the process: what is being read is read again by the next. */
  stop(): Promise<void>;
}

/** Nothing is wrong with the file. */
export class ReadersBusy extends Error {
  override readonly name = "ReadersBusy";
}

/** Threads begin with the first file and end when there is nothing to read for a while. */
export function createReaders(): Readers {
  let pool: Piscina<ReadTask, ReadFile> | null = null;
  let isStopped = false;
  return {
    async read(task) {
      if (isStopped) throw new ReadersBusy("The process stops");
      pool ??= openPool();
      if (pool.queueSize >= WAITING_MAX) throw new ReadersBusy("Too many files wait to be read");
      try {
        return await pool.run(task, {signal: AbortSignal.timeout(READ_WITHIN_MS)});
      } catch (cause) {
        throw isStopped ? new ReadersBusy("The process stops", {cause}) : cause;
      }
    },

    async stop() {
      isStopped = true;
      await pool?.destroy();
    },
  };
}

function openPool() {
  return new Piscina<ReadTask, ReadFile>({
    filename: new URL("./reader-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1)),
    idleTimeout: IDLE_MS,
    resourceLimits: {maxOldGenerationSizeMb: HEAP_MAX_MB},
  });
}
