import type {Enqueue} from "../../../core/jobs/job-queue.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import type {POWER_KINDS} from "./job-kinds.ts";

export interface PowerDeps extends AnalysisDeps {
  readonly enqueue: Enqueue<typeof POWER_KINDS>;
}
