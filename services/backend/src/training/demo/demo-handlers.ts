import type {JobHandlers} from "../../core/jobs/job-kind.ts";
import type {ReadingDeps} from "../recordings/reading/reading-deps.ts";
import type {DEMO_KINDS} from "./job-kinds.ts";
import {runDemoYear} from "./run-demo-year.ts";

export const demoHandlers = (deps: ReadingDeps): JobHandlers<typeof DEMO_KINDS> => ({
  "seed-demo-year": ({today}, {signal}) => runDemoYear(deps, today, signal),
});
