import {defineJobs, type Module} from "../../core/module.ts";
import type {ReadingDeps} from "../recordings/reading/reading-deps.ts";
import {demoHandlers} from "./demo-handlers.ts";
import {DEMO_KINDS} from "./job-kinds.ts";
import {type DemoDeps, seedDemoYear} from "./seed-demo-year.ts";

/** The year of the demo athlete. */
export const demoYear: Module<DemoDeps & ReadingDeps> = {
  jobs: defineJobs(DEMO_KINDS, (deps: ReadingDeps) => demoHandlers(deps)),
  seedDemo: seedDemoYear,
};
