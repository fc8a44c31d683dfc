import {createReaders} from "../src/training/reading/readers.ts";

/** One pool for all tests of a worker: threads take longer to begin than files to read. */
export const testReaders = createReaders();
