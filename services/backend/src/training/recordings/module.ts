import {defineJobs, type Module} from "../../core/module.ts";
import {cleanUpRecalculations} from "./edits/clean-up-recalculations.ts";
import {editHandlers} from "./edits/edit-handlers.ts";
import {EDIT_KINDS} from "./edits/job-kinds.ts";
import {EDIT_DATA} from "./edits/personal-data.ts";
import {editRoutes} from "./edits/routes.ts";
import {userEditRoutes} from "./edits/user-routes.ts";
import {DATA_UPLOADS, dataRoutes} from "./reading/data-routes.ts";
import {readingHandlers} from "./reading/reading-handlers.ts";
import {ACTIVITY_UPLOADS, uploadRoutes} from "./reading/upload-routes.ts";
import {UPGRADE_KINDS} from "./upgrade/job-kinds.ts";
import type {UpgradeDeps} from "./upgrade/upgrade-deps.ts";
import {upgradeHandlers} from "./upgrade/upgrade-handlers.ts";
import {READING_KINDS} from "./uploads/job-kinds.ts";

type Deps = Parameters<typeof uploadRoutes>[0] & Parameters<typeof editRoutes>[0] & UpgradeDeps;

/** Files that come in, and all that is derived from them again: reading, edits, upgrades to newer formulas. */
export const recordings: Module<Deps> = {
  routes: (deps) => [dataRoutes(deps), uploadRoutes(deps), userEditRoutes(deps), editRoutes(deps)],
  uploads: [...DATA_UPLOADS, ...ACTIVITY_UPLOADS],
  jobs: defineJobs({...READING_KINDS, ...EDIT_KINDS, ...UPGRADE_KINDS}, (deps: Deps) => ({
    ...readingHandlers(deps),
    ...editHandlers(deps),
    ...upgradeHandlers(deps),
  })),
  personalData: EDIT_DATA,
  cleanUp: cleanUpRecalculations,
};
