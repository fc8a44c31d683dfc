import type {Db} from "../../../core/db/db.ts";
import type {Enqueue} from "../../../core/jobs/job-queue.ts";
import type {ObjectStore} from "../../../core/storage/object-store.ts";
import type {RunPairDeps} from "../../runs/activities/run-pairs.ts";
import type {STATE_KINDS} from "../../runs/state/job-kinds.ts";
import type {RecordingWorkerPool} from "../reading/recording-worker-pool.ts";
import type {EDIT_KINDS} from "./job-kinds.ts";

export interface EditDeps extends RunPairDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly objects: ObjectStore;
  readonly workerPool: Pick<RecordingWorkerPool, "rederive" | "align">;
  readonly enqueue: Enqueue<typeof EDIT_KINDS & typeof STATE_KINDS>;
}

export interface Editor {
  readonly actor_id: string;
  readonly actor_role: string;
}
