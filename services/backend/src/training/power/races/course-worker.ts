import {parentPort, workerData} from "node:worker_threads";
import {readCourseFile} from "./read-course.ts";

interface CourseTask {
  readonly bytes: Uint8Array;
  readonly officialDistance: number | null;
}

// Set by `read-course-on-thread.ts`, the only one to start this file.
const {bytes, officialDistance}: CourseTask = workerData;
parentPort?.postMessage(readCourseFile(bytes, officialDistance));
