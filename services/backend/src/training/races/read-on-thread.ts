import {once} from "node:events";
import {Worker} from "node:worker_threads";
import type {CourseFile} from "./read-course.ts";

const WITHIN_MS = 20_000;
const MEMORY_MB = 512;

/**
 * Reads a file of a course on a thread of its own: ten megabytes of XML take a second in which nobody else would be
 * answered. What takes too long or too much is ended, and counts as damaged.
 */
export async function readOnThread(bytes: Uint8Array, officialDistance: number | null): Promise<CourseFile> {
  const worker = new Worker(new URL("./course-thread.ts", import.meta.url), {
    workerData: {bytes, officialDistance},
    resourceLimits: {maxOldGenerationSizeMb: MEMORY_MB},
    execArgv: [],
  });
  try {
    const answers: CourseFile[] = await once(worker, "message", {signal: AbortSignal.timeout(WITHIN_MS)});
    return answers[0] ?? {ok: false, problem: "damaged"};
  } catch (error) {
    if (isTooMuch(error)) return {ok: false, problem: "damaged"};
    throw error;
  } finally {
    await worker.terminate();
  }
}

function isTooMuch(error: unknown) {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY");
}
