import type {Enqueue} from "../../../core/jobs/job-queue.ts";
import type {STATE_KINDS} from "../../runs/state/job-kinds.ts";
import type {EDIT_KINDS} from "../edits/job-kinds.ts";
import type {ReadingDeps} from "../reading/reading-deps.ts";
import type {READING_KINDS} from "../uploads/job-kinds.ts";
import type {UPGRADE_KINDS} from "./job-kinds.ts";

export interface UpgradeDeps extends ReadingDeps {
  readonly enqueue: Enqueue<
    typeof UPGRADE_KINDS & typeof EDIT_KINDS & typeof READING_KINDS & typeof STATE_KINDS
  >;
}
