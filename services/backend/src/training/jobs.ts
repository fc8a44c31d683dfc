import {defineJobs} from "../core/module.ts";
import {demoHandlers} from "./demo/demo-handlers.ts";
import {DEMO_KINDS} from "./demo/job-kinds.ts";
import {editHandlers} from "./edits/edit-handlers.ts";
import {EDIT_KINDS} from "./edits/job-kinds.ts";
import type {FootDeps} from "./feet/foot-deps.ts";
import {footHandlers} from "./feet/foot-handlers.ts";
import {FOOT_KINDS} from "./feet/job-kinds.ts";
import {PLATFORM_KINDS} from "./integrations/job-kinds.ts";
import type {PlatformJobDeps} from "./integrations/jobs/job-deps.ts";
import {platformHandlers} from "./integrations/platform-handlers.ts";
import {adaptRunnerPlan} from "./plans/adapt-runner-plan.ts";
import {PLAN_KINDS} from "./plans/job-kinds.ts";
import {type PlanJobDeps, planHandlers} from "./plans/plan-handlers.ts";
import {POWER_KINDS} from "./power/job-kinds.ts";
import type {PowerDeps} from "./power/power-deps.ts";
import {powerHandlers} from "./power/power-handlers.ts";
import type {ReadingDeps} from "./reading/reading-deps.ts";
import {readingHandlers} from "./reading/reading-handlers.ts";
import type {RunExportDeps} from "./run-export/export-deps.ts";
import {runExportHandlers} from "./run-export/export-handlers.ts";
import {RUN_EXPORT_KINDS} from "./run-export/job-kinds.ts";
import {UPGRADE_KINDS} from "./upgrade/job-kinds.ts";
import {upgradeHandlers} from "./upgrade/upgrade-handlers.ts";
import {READING_KINDS} from "./uploads/job-kinds.ts";
import {reestimateWorkouts} from "./workouts/reestimate-workouts.ts";

export const trainingJobs = defineJobs(
  {
    ...PLATFORM_KINDS,
    ...READING_KINDS,
    ...POWER_KINDS,
    ...EDIT_KINDS,
    ...DEMO_KINDS,
    ...FOOT_KINDS,
    ...RUN_EXPORT_KINDS,
    ...PLAN_KINDS,
    ...UPGRADE_KINDS,
  },
  (deps: PlatformJobDeps & ReadingDeps & PowerDeps & FootDeps & RunExportDeps & PlanJobDeps) => ({
    ...platformHandlers(deps),
    ...readingHandlers(deps),
    ...powerHandlers({
      ...deps,
      reworkPlanned: async (user_id) => {
        await reestimateWorkouts(deps, user_id);
        await adaptRunnerPlan(deps, user_id);
      },
    }),
    ...editHandlers(deps),
    ...demoHandlers(deps),
    ...footHandlers(deps),
    ...runExportHandlers(deps),
    ...planHandlers(deps),
    ...upgradeHandlers(deps),
  }),
);
