import {on} from "node:events";
import {Worker} from "node:worker_threads";
import type {CourseFile} from "./read-course.ts";

const READ_TIMEOUT_MS = 20_000;
const MEMORY_MB = 512;

/**
 * Reads a course file on a thread of its own: ten megabytes of XML take a second in which no other request would be
 * answered. A read that takes too long or too much memory is ended, and the file counts as damaged.
 */
export async function readCourseOnThread(
  bytes: Uint8Array,
  officialDistance: number | null,
): Promise<CourseFile> {
  const worker = new Worker(new URL("./course-worker.ts", import.meta.url), {
    workerData: {bytes, officialDistance},
    resourceLimits: {maxOldGenerationSizeMb: MEMORY_MB},
    execArgv: [],
  });
  try {
    return (await answerOf(worker)) ?? {ok: false, problem: "damaged"};
  } catch (error) {
    if (isResourceLimit(error)) return {ok: false, problem: "damaged"};
    throw error;
  } finally {
    await worker.terminate();
  }
}

/** Under a watcher that restarts on changes, as in development, a thread also reports the files it loads. */
async function answerOf(worker: Worker): Promise<CourseFile | null> {
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  for await (const [message] of on(worker, "message", {signal, close: ["exit"]})) {
    if (isAnswer(message)) return message;
  }
  return null;
}

const isAnswer = (message: unknown): message is CourseFile =>
  typeof message === "object" && message !== null && "ok" in message;

function isResourceLimit(error: unknown) {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY");
}
