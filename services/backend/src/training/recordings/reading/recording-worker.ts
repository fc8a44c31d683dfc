import {setPriority} from "node:os";
import {makeDemoRun} from "./make-demo-run.ts";
import {readFile} from "./read-file.ts";
import {align, rederive} from "./rederive.ts";

// Where all cores are busy, page requests take precedence over files of others. Only Linux knows priorities of a
// thread; elsewhere the whole process would step back.
if (process.platform === "linux") setPriority(0, 10);

/** What threads of the pool do, by name. */
export {align, makeDemoRun, readFile, rederive};
