import type {JobHandlers} from "../../../core/jobs/job-kind.ts";
import type {EditDeps} from "./edit-deps.ts";
import type {EDIT_KINDS} from "./job-kinds.ts";
import {recalculateRuns} from "./recalculate-runs.ts";

export const editHandlers = (deps: Omit<EditDeps, "pairsOfRuns">): JobHandlers<typeof EDIT_KINDS> => ({
  "recalculate-runs": ({recalculation_id}, {signal}) => recalculateRuns(deps, recalculation_id, signal),
});
