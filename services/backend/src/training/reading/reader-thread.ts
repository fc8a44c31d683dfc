import {makeDemoRun} from "./make-demo-run.ts";
import {readFile} from "./read-file.ts";
import {align, rederive} from "./rederive.ts";

/** What threads of the pool do, by name. */
export {align, makeDemoRun, readFile, rederive};
