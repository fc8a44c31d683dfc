import {type ReadTask, readFile} from "./read-file.ts";

/** What a thread of the pool does. */
export default (task: ReadTask) => readFile(task);
