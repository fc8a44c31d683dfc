import {defineJobs} from "../core/module.ts";
import {type BuildExportDeps, buildExport, cleanUpExports} from "./build-export.ts";
import {cleanUpTombstones, type EraseDeps, eraseDueAccounts} from "./erase-account.ts";
import {PRIVACY_KINDS} from "./job-kinds.ts";
import type {DeletionDeps} from "./request-deletion.ts";
import {retireIdle} from "./retire-idle.ts";

export const privacyJobs = defineJobs(PRIVACY_KINDS, (deps: BuildExportDeps & EraseDeps & DeletionDeps) => ({
  "build-export": ({export_id}) => buildExport(deps, export_id),
  "erase-accounts": () => eraseDueAccounts(deps),
  "retire-idle": () => retireIdle(deps),
  "tidy-privacy": async () => {
    await cleanUpExports(deps);
    await cleanUpTombstones(deps);
  },
}));
