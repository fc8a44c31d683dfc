import {parentPort, workerData} from "node:worker_threads";
import {readCourseFile} from "./read-course.ts";

interface Work {
  readonly bytes: Uint8Array;
  readonly officialDistance: number | null;
}

// Set by `read-on-thread.ts`, the only one to start this file.
const {bytes, officialDistance}: Work = workerData;
parentPort?.postMessage(readCourseFile(bytes, officialDistance));
