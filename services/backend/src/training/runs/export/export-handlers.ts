import type {JobHandlers} from "../../../core/jobs/job-kind.ts";
import {buildRunExport} from "./build-run-export.ts";
import type {RunExportDeps} from "./export-deps.ts";
import type {RUN_EXPORT_KINDS} from "./job-kinds.ts";

export const runExportHandlers = (deps: RunExportDeps): JobHandlers<typeof RUN_EXPORT_KINDS> => ({
  "export-runs": ({export_id}, {signal}) => buildRunExport(deps, export_id, signal),
});
