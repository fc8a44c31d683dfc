import {defineJobs, type Module} from "../../core/module.ts";
import {cleanUpRuns} from "./activities/clean-up-runs.ts";
import {ACTIVITY_DATA} from "./activities/personal-data.ts";
import {type RunRouteDeps, runRoutes} from "./activities/run-routes.ts";
import {type UserRunDeps, userRunRoutes} from "./activities/user-run-routes.ts";
import {cleanUpRunExports} from "./export/build-run-export.ts";
import type {RunExportDeps} from "./export/export-deps.ts";
import {runExportHandlers} from "./export/export-handlers.ts";
import {RUN_EXPORT_KINDS} from "./export/job-kinds.ts";
import {RUN_EXPORT_DATA} from "./export/personal-data.ts";
import {runExportFileRoutes, runExportRoutes} from "./export/routes.ts";
import {footAdminRoutes} from "./feet/admin-routes.ts";
import {cleanUpFootData} from "./feet/clean-up-foot-data.ts";
import type {FootDeps} from "./feet/foot-deps.ts";
import {footHandlers} from "./feet/foot-handlers.ts";
import {FOOT_KINDS} from "./feet/job-kinds.ts";
import {FOOT_DATA} from "./feet/personal-data.ts";
import {footRoutes} from "./feet/routes.ts";
import type {RunModuleDeps} from "./module-deps.ts";
import {cleanUpNotes} from "./notes/clean-up-notes.ts";
import {NOTE_DATA} from "./notes/personal-data.ts";
import {NOTE_UPLOADS, noteRoutes, recordingRoutes} from "./notes/routes.ts";
import {UPLOAD_DATA} from "./original-files/personal-data.ts";
import {PLACE_DATA} from "./places/personal-data.ts";
import {placeRoutes} from "./places/routes.ts";
import {createLinkRepository} from "./shared/link-repository.ts";
import {SHARED_RUN_DATA} from "./shared/personal-data.ts";
import {runLinkRoutes, sharedRunRoutes} from "./shared/routes.ts";
import {STATE_DATA} from "./state/personal-data.ts";

type Deps = RunModuleDeps &
  RunRouteDeps &
  UserRunDeps &
  FootDeps &
  RunExportDeps &
  Parameters<typeof sharedRunRoutes>[0];

/** Runs as they are stored and shown: list, page, notes, places, foot data, links to share and exports. */
export const runs: Module<Deps> = {
  routes: (deps) => [
    runExportRoutes(deps),
    userRunRoutes(deps),
    runRoutes(deps),
    noteRoutes(deps),
    footRoutes(deps),
    footAdminRoutes(deps),
    recordingRoutes(deps),
    runLinkRoutes(deps),
    sharedRunRoutes(deps),
    runExportFileRoutes(deps),
    placeRoutes(deps),
  ],
  uploads: NOTE_UPLOADS,
  jobs: defineJobs({...FOOT_KINDS, ...RUN_EXPORT_KINDS}, (deps: Deps) => ({
    ...footHandlers(deps),
    ...runExportHandlers(deps),
  })),
  personalData: [
    ...RUN_EXPORT_DATA,
    ...PLACE_DATA,
    ...NOTE_DATA,
    ...SHARED_RUN_DATA,
    ...FOOT_DATA,
    ...ACTIVITY_DATA,
    ...STATE_DATA,
    ...UPLOAD_DATA,
  ],
  cleanUp: async (deps) => {
    await cleanUpRuns(deps);
    await cleanUpNotes(deps);
    await cleanUpFootData(deps);
    await cleanUpRunExports(deps);
    await createLinkRepository(deps.db).removeExpired(deps.now());
  },
};
