import {createRecordingWorkerPool} from "../src/training/recordings/reading/recording-worker-pool.ts";

/** One pool for all tests of a worker: threads take longer to begin than files to read. */
export const testRecordingPool = createRecordingWorkerPool();
