import type {JobHandlers} from "../../../core/jobs/job-kind.ts";
import type {FootDeps} from "./foot-deps.ts";
import type {FOOT_KINDS} from "./job-kinds.ts";
import {reprocessFootData} from "./reprocess-foot-data.ts";

export const footHandlers = (deps: FootDeps): JobHandlers<typeof FOOT_KINDS> => ({
  "reprocess-feet": ({foot_job_id}, {signal}) => reprocessFootData(deps, foot_job_id, signal),
});
