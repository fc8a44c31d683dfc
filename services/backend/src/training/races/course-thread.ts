import {parentPort, workerData} from "node:worker_threads";
import {readCourseFile} from "./read-course.ts";

interface Work {
  readonly bytes: Uint8Array;
  readonly officialDistance: number | null;
}

// Given by `read-on-thread.ts`, and nothing else starts this file.
const {bytes, officialDistance}: Work = workerData;
parentPort?.postMessage(readCourseFile(bytes, officialDistance));
