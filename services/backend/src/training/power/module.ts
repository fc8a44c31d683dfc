import {defineJobs, type Module} from "../../core/module.ts";
import {attributeRoutes} from "./attributes/routes.ts";
import {POWER_KINDS} from "./critical-power/job-kinds.ts";
import {POWER_DATA} from "./critical-power/personal-data.ts";
import type {PowerDeps} from "./critical-power/power-deps.ts";
import {type PowerJobDeps, powerHandlers} from "./critical-power/power-handlers.ts";
import {powerRoutes} from "./critical-power/routes.ts";
import {RACE_DATA} from "./races/personal-data.ts";
import {COURSE_UPLOADS, raceRoutes} from "./races/routes.ts";
import {type StatisticsDeps, statisticsRoutes} from "./statistics/routes.ts";

type Deps = PowerDeps & PowerJobDeps & StatisticsDeps;

/** What the runs of an athlete say about them: critical power, curves, statistics, attributes, races. */
export const power: Module<Deps> = {
  routes: (deps) => [powerRoutes(deps), statisticsRoutes(deps), attributeRoutes(deps), raceRoutes(deps)],
  uploads: COURSE_UPLOADS,
  jobs: defineJobs(POWER_KINDS, (deps: PowerJobDeps) => powerHandlers(deps)),
  personalData: [...POWER_DATA, ...RACE_DATA],
};
